/** Crawls the site: from the home page, along links in the HTML, without a browser. */
import { readPage } from '@/e2e/support/html';
import type { ReadPage } from '@/e2e/support/html';
import { origin } from '@/e2e/support/program';
import { languageOfPath } from '@/lib/languages/of-path';
import { matchRoute } from '@/lib/match-route';

export interface Visit {
  status: number;
  /** Null if it is not an HTML page. */
  page: ReadPage | null;
}

export interface Crawl {
  /** By path with query. */
  visits: ReadonlyMap<string, Visit>;
  /** The page with the first link to a path. */
  foundOn: ReadonlyMap<string, string>;
  /** Links that crawlers should not follow: nofollow, or disallowed by robots.txt. */
  aside: ReadonlySet<string>;
}

const atOnce = 4;

/** The path with query of a URL of this site; null for other sites, mail and phone links. */
export function ownPath(href: string, base = '/'): string | null {
  const url = new URL(href, new URL(base, origin));
  return url.origin === origin ? url.pathname + url.search : null;
}

export async function visit(path: string): Promise<Visit> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const text = await answer.text();
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  return { status: answer.status, page: isPage ? readPage(text) : null };
}

async function readDisallowed(): Promise<string[]> {
  const text = await (await fetch(`${origin}/robots.txt`)).text();
  return Array.from(text.matchAll(/^Disallow: (\S+)$/gm), ([, path = '']) => path);
}

/** Calls `work` for every item, several concurrently. */
export async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  // A shared iterator: each worker takes the next item.
  const rest = [...items].values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Skips the request pages of most listings, except one in eight: they are rendered for each visitor, and alike. */
function isSkipped(path: string): boolean {
  const match = matchRoute(path, languageOfPath(path));
  const slug = match && match.name.endsWith('.create') ? match.params.slug : undefined;
  return slug !== undefined && [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8 !== 0;
}

export async function crawl(start: string): Promise<Crawl> {
  const disallowed = await readDisallowed();
  const visits = new Map<string, Visit>();
  const foundOn = new Map<string, string>([[start, start]]);
  const aside = new Set<string>();
  let next = new Set([start]);
  const follow = (path: string, { page }: Visit) => {
    for (const { href, nofollow } of page?.links ?? []) {
      const target = ownPath(href, path);
      if (target === null || isSkipped(target)) continue;
      const isAside = nofollow || disallowed.some((prefix) => target.startsWith(prefix));
      if (isAside) aside.add(target);
      else if (!visits.has(target)) next.add(target);
      if (!foundOn.has(target)) foundOn.set(target, path);
    }
  };
  while (next.size > 0) {
    const step = next;
    next = new Set();
    await forEach(step, async (path) => {
      visits.set(path, await visit(path));
    });
    for (const path of step) follow(path, visits.get(path) ?? { status: 0, page: null });
  }
  return { visits, foundOn, aside };
}

/** Every URL in the sitemaps, as a path with query. */
export async function readSitemaps(): Promise<Set<string>> {
  const locations = async (path: string) => {
    const answer = await fetch(origin + path);
    const text = await answer.text();
    return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = '']) =>
      ownPath(loc.replaceAll('&amp;', '&')),
    ).filter((found) => found !== null);
  };
  const files = await locations('/sitemap.xml');
  return new Set((await Promise.all(files.map(locations))).flat());
}
