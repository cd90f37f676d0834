import path from 'node:path';

/** Path relative to the repository → text. */
export type Texts = ReadonlyMap<string, string>;

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a Markdown page; the second of two equal headings is `x-1`. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = anchorOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

/** References to documents outside the repository, which its readers do not have. */
const outside =
  /\bspec [PD]\b|\b[PD] §\d|\bspec(?:ification)? §|\bthe spec(?:ification)?\b|\bdecisions[,:]|(?<!\/)\bdecisions\)|\b(?:design|contract|architecture), ['‘"]/gi;

/** `docs/rules/x.md#heading` anywhere, and a record by its bare file name. */
const mention = /\bdocs\/(?:rules|decisions)\/[\w.-]*\w(?:#[\w-]+)?|(?<![\w./-])\d{4}-\d\d-\d\d-[\w-]+\.md/g;
/** A Markdown link within the repository. */
const link = /\]\((?!\w+:|\/)([^)\s]+)\)|(?:src|href)="(?!\w+:|\/)([^"]+)"/g;

const rootOf = (found: string) => (found.startsWith('docs/') ? found : `docs/decisions/${found}`);

/** The targets of a text's links, as paths relative to the repository with anchors. */
function targetsOf(file: string, text: string): string[] {
  const mentions = Array.from(text.matchAll(mention), ([found]) => rootOf(found));
  if (!file.endsWith('.md')) return mentions;
  const links = Array.from(text.matchAll(link), ([, target = '', source = '']) => target || source);
  const folder = path.posix.dirname(file);
  const resolved = links.map((to) =>
    to.startsWith('#') ? `${file}${to}` : path.posix.join(folder, decodeURI(to)),
  );
  return [...mentions.filter((found) => !links.some((to) => to.endsWith(found))), ...resolved];
}

/**
 * All problems with the links in these texts, as `file: problem`: links and mentions that lead to no file or heading,
 * and references to documents outside the repository.
 * @param files every existing path, including those of files that are not text
 */
export function findDeadSigns(texts: Texts, files: readonly string[]): string[] {
  const places = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const anchors = new Map<string, Set<string>>();
  const leadsSomewhere = (target: string): boolean => {
    const [file = '', anchor] = target.split('#', 2);
    if (!places.has(file.replace(/\/$/, ''))) return false;
    if (anchor === undefined) return true;
    const known = anchors.get(file) ?? anchorsOf(texts.get(file) ?? '');
    anchors.set(file, known);
    return known.has(anchor);
  };
  return [...texts].flatMap(([file, text]) => [
    ...targetsOf(file, text)
      .filter((target) => !leadsSomewhere(target))
      .map((target) => `${file}: leads to ${target}, which is not there`),
    ...Array.from(text.matchAll(outside), ([found]) => `${file}: '${found}' cites a text that is not here`),
  ]);
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
