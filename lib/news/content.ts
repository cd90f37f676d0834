/**
 * Parses an article's HTML to a tree, so that pages build elements instead of trusting the HTML: unknown tags and
 * unsafe URLs never become elements, whatever is in the database.
 */
export const contentTags = [
  'p',
  'br',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'a',
] as const;
export type ContentTag = (typeof contentTags)[number];

export interface ContentElement {
  tag: ContentTag;
  /** For links. */
  href: string | undefined;
  children: ContentNode[];
}
export type ContentNode = string | ContentElement;

/** A tag with its attributes, or the text up to the next one. */
const token = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>|[^<]+|</gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

const findTag = (name: string) => contentTags.find((tag) => tag === name.toLowerCase());

function hrefOf(attributes: string): string | undefined {
  const [, written] = /\shref="([^"]*)"/i.exec(attributes) ?? [];
  const href = written === undefined ? '' : decode(written).trim();
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href) ? href : undefined;
}

/**
 * The nodes of sanitised HTML (server/features/news/sanitise-content); unknown tags are dropped, their contents kept.
 */
export function parseContent(html: string): ContentNode[] {
  const root: ContentNode[] = [];
  const open: ContentElement[] = [];
  const add = (node: ContentNode) => (open.at(-1)?.children ?? root).push(node);
  for (const [text, slash, name, attributes = ''] of html.matchAll(token)) {
    if (name === undefined) {
      add(decode(text));
      continue;
    }
    const tag = findTag(name);
    if (tag === undefined) continue;
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at !== -1) open.length = at;
      continue;
    }
    const element = { tag, href: tag === 'a' ? hrefOf(attributes) : undefined, children: [] };
    add(element);
    if (tag !== 'br') open.push(element);
  }
  return root;
}

const textOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : `${node.children.map(textOf).join('')}${isBlock(node) ? ' ' : ''}`;
const isBlock = ({ tag }: ContentElement) => !['strong', 'em', 'u', 's', 'a'].includes(tag);

/** The text of an article, cut at a word boundary, for where there is only room for a line or two. */
export function newsSummary(html: string, most = 160): string {
  const words = parseContent(html).map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : most)}…`;
}
