/** Fragments of sitemap XML (sitemaps.org, with Google's extensions for images and for languages). */
import { escapeMarkup } from '@/lib/format/escape';

export interface SitemapUrl {
  loc: string;
  lastmod?: Date;
  images?: readonly string[];
  /** The same page in every language, including its own: `hreflang` → address. */
  alternates?: Readonly<Record<string, string>>;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

export const urlsetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const urlsetEnd = '</urlset>\n';

export function urlElement({ loc, lastmod, images = [], alternates = {} }: SitemapUrl): string {
  const pictures = images.map((url) => `<image:image>${element('image:loc', url)}</image:image>`);
  const changed = lastmod ? element('lastmod', lastmod.toISOString()) : '';
  const versions = Object.entries(alternates).map(
    ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(url)}"/>`,
  );
  return `<url>${element('loc', loc)}${changed}${versions.join('')}${pictures.join('')}</url>\n`;
}

export function sitemapIndex(sitemaps: readonly SitemapUrl[]): string {
  const entries = sitemaps.map(({ loc, lastmod }) => {
    const changed = lastmod ? element('lastmod', lastmod.toISOString()) : '';
    return `<sitemap>${element('loc', loc)}${changed}</sitemap>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
