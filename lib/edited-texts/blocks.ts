/**
 * The format of an edited multi-line text: an empty line between paragraphs, '## ' before a heading, '- ' before a
 * list item, `[words](https://…)` for a link. There is no HTML: what looks like it is shown as typed.
 */

/** A piece of text, with its link if it has one. */
export interface Wording {
  text: string;
  href?: string;
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; words: readonly Wording[] }
  | { kind: 'list'; points: readonly (readonly Wording[])[] };

/** A heading with what follows it. */
export interface Section {
  title: string;
  body: string;
}

const headingMark = '## ';
const pointMark = '- ';
/** To another site, a mailbox, or a path of our own. */
const link = /\[([^[\]\n]+)\]\((https:\/\/[^\s()]+|mailto:[^\s()]+|\/(?:[^\s()/\\][^\s()\\]*)?)\)/g;

/** A line with its links. */
export function wordsOf(text: string): Wording[] {
  const words: Wording[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, label = '', href] = found;
    if (found.index > end) words.push({ text: text.slice(end, found.index) });
    words.push({ text: label, ...(href !== undefined && { href }) });
    end = found.index + whole.length;
  }
  if (end < text.length) words.push({ text: text.slice(end) });
  return words;
}

type Line = { kind: Block['kind']; text: string };

function lineOf(line: string): Line | null {
  const text = line.trim();
  if (text === '') return null;
  if (text.startsWith(headingMark)) return { kind: 'heading', text: text.slice(headingMark.length).trim() };
  if (text.startsWith(pointMark)) return { kind: 'list', text: text.slice(pointMark.length).trim() };
  return { kind: 'paragraph', text };
}

/** Joins lines without an empty line between them: into one paragraph, or list items into one list. */
function joined(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at];
    if (!first) break;
    let end = at + 1;
    while (first.kind !== 'heading' && lines[end]?.kind === first.kind) end += 1;
    const texts = lines.slice(at, end).map(({ text }) => text);
    if (first.kind === 'heading') blocks.push({ kind: 'heading', text: first.text });
    else if (first.kind === 'list') blocks.push({ kind: 'list', points: texts.map(wordsOf) });
    else blocks.push({ kind: 'paragraph', words: wordsOf(texts.join(' ')) });
    at = end;
  }
  return blocks;
}

export function blocksOf(body: string): Block[] {
  return body
    .split(/\n[ \t]*\n/)
    .flatMap((part) => joined(part.split('\n').flatMap((line) => lineOf(line) ?? [])));
}

/** The sections of a text that begins with a heading; text before the first is left out. */
export function sectionsOf(body: string): Section[] {
  const sections: { title: string; lines: string[] }[] = [];
  for (const line of body.split('\n')) {
    if (line.trimStart().startsWith(headingMark))
      sections.push({ title: line.trim().slice(headingMark.length).trim(), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ title, lines }) => ({ title, body: lines.join('\n').trim() }));
}

/** Writes sections as such a text, for the editor to start with. */
export const writeSections = (
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly string[] }[],
): string =>
  sections
    .map(({ title, paragraphs, points = [] }) =>
      [
        `${headingMark}${title}`,
        ...paragraphs,
        ...(points.length > 0 ? [points.map((point) => pointMark + point).join('\n')] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
