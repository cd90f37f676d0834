/**
 * What a crawler reads from a page: its head, its links and its files. Only parses HTML as written by our own server.
 */

export interface Link {
  /** As in the attribute, with entities resolved. */
  href: string;
  nofollow: boolean;
}

export interface ReadPage {
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string;
  headings: number;
  openGraphImage: string | null;
  links: Link[];
  /** URLs of style sheets, scripts, icons and the manifest. */
  files: string[];
  /** URLs of images, including every candidate of a srcset. */
  images: string[];
  /** The ids that fragments can refer to. */
  ids: Set<string>;
  structuredData: unknown[];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

export const decode = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

type Attributes = ReadonlyMap<string, string>;

/**
 * The elements with these names, each as its attributes. React escapes `>` in values, so a tag ends at the first one.
 */
function elements(html: string, ...names: string[]): Attributes[] {
  const tags = html.matchAll(new RegExp(`<(?:${names.join('|')})\\s([^>]*)>`, 'g'));
  return Array.from(tags, ([, text = '']) => {
    const pairs = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
    return new Map(Array.from(pairs, ([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
  });
}

const present = (value: string | undefined): value is string => value !== undefined && value !== '';
const words = (text: string | undefined) => (text ?? '').split(/\s+/);
const candidates = (srcset: string | undefined) =>
  (srcset ?? '').split(', ').flatMap((candidate) => words(candidate.trim()).slice(0, 1));

/** @param source the whole document, as received */
export function readPage(source: string): ReadPage {
  // Scripts are not markup; structured data is parsed separately.
  const html = source.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
  const metas = elements(html, 'meta');
  const meta = (key: 'name' | 'property', value: string) =>
    metas.find((one) => one.get(key) === value)?.get('content') ?? null;
  const links = elements(html, 'link');
  const linked = (rel: string) => links.filter((one) => one.get('rel') === rel).map((one) => one.get('href'));
  const sources = elements(html, 'img', 'source');
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('name', 'description'),
    canonical: linked('canonical')[0] ?? null,
    robots: meta('name', 'robots') ?? '',
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    openGraphImage: meta('property', 'og:image'),
    links: elements(html, 'a').flatMap((one) => {
      const href = one.get('href');
      return href === undefined ? [] : [{ href, nofollow: words(one.get('rel')).includes('nofollow') }];
    }),
    files: [
      ...['stylesheet', 'icon', 'apple-touch-icon', 'manifest', 'preload'].flatMap(linked),
      ...elements(html, 'script').map((one) => one.get('src')),
    ].filter(present),
    images: sources
      .flatMap((one) => [one.get('src'), ...candidates(one.get('srcset'))])
      .filter(present)
      .filter((address) => !address.startsWith('data:')),
    ids: new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => decode(id))),
    structuredData: Array.from(
      source.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, json = '']): unknown => JSON.parse(json),
    ),
  };
}
