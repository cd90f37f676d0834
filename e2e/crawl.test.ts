/**
 * Crawls the public site as a search engine does (docs/decisions/2026-11-22-crawling.md): every link leads somewhere,
 * by the page's only URL; the sitemaps contain exactly what may be indexed, and all of it is linked. Other tests
 * publish and delete listings meanwhile: a finding counts if it is still there at a second check, and at a third
 * after the second that the page cache may take to notice a change has passed.
 */
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { crawl, forEach, ownPath, readSitemaps, visit } from '@/e2e/support/crawl';
import type { Crawl, Visit } from '@/e2e/support/crawl';
import { origin } from '@/e2e/support/program';
import { languageOfPath } from '@/lib/languages/of-path';
import { matchRoute } from '@/lib/match-route';
import { fillPath, route } from '@/lib/paths';
import { streetPathsIn } from '@/lib/texts/paths';

let found: Crawl;
let sitemaps: { before: Set<string>; after: Set<string> };

/** Whether it is the request form, whose canonical URL is that of its listing. */
const isPart = ({ page }: Visit, path: string) => {
  const [pathname = ''] = path.split('?', 1);
  const of = languageOfPath(pathname);
  const match = matchRoute(pathname, of);
  return (
    match?.name === 'listing.booking-request.create' &&
    page?.canonical === origin + fillPath(streetPathsIn(of)['listing.show'], match.params)
  );
};
const isListed = (visited: Visit, path: string) =>
  visited.status === 200 &&
  visited.page !== null &&
  !visited.page.robots.includes('noindex') &&
  !isPart(visited, path);
const listed = () =>
  [...found.visits].filter(([path, visited]) => isListed(visited, path)).map(([path]) => path);
const pageOf = (path: string) => found.visits.get(path)?.page ?? null;

async function stays(path: string, isWrong: (visited: Visit) => boolean): Promise<boolean> {
  if (!(await isStill(path, isWrong))) return false;
  await setTimeout(2_000);
  return isStill(path, isWrong);
}

/** Whether it is still linked from where it was found, and still wrong. */
async function isStill(path: string, isWrong: (visited: Visit) => boolean): Promise<boolean> {
  const from = found.foundOn.get(path) ?? '/';
  const { page } = await visit(from);
  // A link within its own page counts as one to the page itself.
  const isLinked = page?.links.some(({ href }) => ownPath(href, from) === path);
  return Boolean(isLinked) && isWrong(await visit(path));
}

async function wrongPages(isWrong: (visited: Visit, path: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, visited] of found.visits) {
    // A server error is never excused by changes of others.
    const fails = visited.status >= 500;
    if (fails || (isWrong(visited, path) && (await stays(path, (again) => isWrong(again, path)))))
      wrong.push(`${path} (${visited.status}, ${visited.page?.canonical}) on ${found.foundOn.get(path)}`);
  }
  return wrong;
}

beforeAll(async () => {
  // Slow: every page is rendered for the first time.
  const before = await readSitemaps();
  found = await crawl('/');
  sitemaps = { before, after: await readSitemaps() };
});

test('every link leads to a page', async () => {
  expect(found.visits.size).toBeGreaterThan(250);
  expect(await wrongPages(({ status, page }) => status !== 200 || page === null)).toEqual([]);
});

test('what crawlers may not follow exists as well', async () => {
  const wrong: string[] = [];
  await forEach(found.aside, async (path) => {
    const { status } = await fetch(origin + path);
    if (status !== 200) wrong.push(`${path}: ${status} on ${found.foundOn.get(path)}`);
  });
  expect(wrong).toEqual([]);
});

test('every link uses the only URL of its page', async () => {
  const isElsewhere = (visited: Visit, path: string) =>
    Boolean(visited.page?.canonical) &&
    ownPath(visited.page?.canonical ?? '') !== path &&
    !isPart(visited, path);
  expect(await wrongPages(isElsewhere)).toEqual([]);
  expect(listed().filter((path) => !pageOf(path)?.canonical)).toEqual([]);
});

test('every fragment refers to an element of its page', async () => {
  const wrong = new Set<string>();
  for (const [path, { page }] of found.visits) {
    for (const { href } of page?.links ?? []) {
      const { hash } = new URL(href, new URL(path, origin));
      const target = ownPath(href, path);
      const ids = target === null ? null : pageOf(target)?.ids;
      if (hash.length > 1 && ids && !ids.has(decodeURIComponent(hash.slice(1))))
        wrong.add(`${href} on ${path}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('the sitemaps contain what may be indexed, and links lead to all of it', async () => {
  const { before, after } = sitemaps;
  const reached = new Set(listed());
  const unlisted = [...reached].filter((path) => !before.has(path) && !after.has(path));
  // The last page of a list may come and go with a listing, between two readings of the sitemaps.
  const isUnnamed = async (path: string) =>
    (await stays(path, (again) => isListed(again, path))) && !(await readSitemaps()).has(path);
  const unnamed: string[] = [];
  for (const path of unlisted) if (await isUnnamed(path)) unnamed.push(path);
  expect(unnamed, 'pages that the sitemaps do not name').toEqual([]);
  const missed = [...before].filter((path) => after.has(path) && !reached.has(path));
  // A listing moves to another page of its list when an earlier one is removed: the crawler may have missed it.
  const again = missed.length === 0 ? reached : new Set((await crawl('/')).visits.keys());
  expect(
    missed.filter((path) => !again.has(path)),
    'addresses that no link leads to',
  ).toEqual([]);
});

test('every page that may be indexed has its own title and description', async () => {
  const titles = new Map<string, string>();
  const wrong: string[] = [];
  for (const path of listed()) {
    const page = pageOf(path);
    // 'Contact' is a word of three languages.
    const title = `${languageOfPath(path)}: ${page?.title}`;
    const other = titles.get(title);
    if (!page?.title) wrong.push(`${path} has no title`);
    else if (other) wrong.push(`${path} has the title of ${other}`);
    else titles.set(title, path);
    if ((page?.description ?? '').length < 50) wrong.push(`${path} says too little: ${page?.description}`);
    if (page?.headings !== 1) wrong.push(`${path} has ${page?.headings} first headings`);
    if (!/^http\S+\.jpg$/.test(page?.openGraphImage ?? '')) wrong.push(`${path} has no picture to share`);
  }
  expect(wrong).toEqual([]);
});

test('the pages around a request do too; the form belongs to its listing, the others are not indexed', async () => {
  const listing = { slug: 'de-witte-golf-oostende' };
  const unlisted = [
    'listing.booking-request.thank-you',
    'listing.contact-request.create',
    'listing.contact-request.thank-you',
  ] as const;
  // The request form is part of the listing's page.
  const indexed = expect.not.stringContaining('noindex');
  const parts = [['listing.booking-request.create', route('listing.show', listing), indexed]] as const;
  const said = new Set<string>();
  for (const [name, canonical, robots] of [
    ...parts,
    ...unlisted.map((name) => [name, route(name, listing), expect.stringContaining('noindex')] as const),
  ]) {
    const path = route(name, listing);
    const { page } = await visit(path);
    expect(page, path).toMatchObject({
      canonical: origin + canonical,
      robots,
      openGraphImage: expect.stringMatching(/^http\S+\.jpg$/),
    });
    said.add(page?.title ?? '').add(page?.description ?? '');
  }
  expect(said.size, 'a title and a description for each').toBe(2 * (parts.length + unlisted.length));
});

test('every file and picture exists', async () => {
  const files = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const [index, [path, { page }]] of [...found.visits].entries()) {
    for (const file of page?.files ?? []) files.set(file, path);
    // Photos are resized at the first request: test the shared one and another from every eighth page, in turn.
    const [shared, photo] = [page?.openGraphImage, page?.images[index % 7]];
    if (index % 8 === 0 && shared) pictures.set(shared, path);
    if (index % 8 === 4 && photo) pictures.set(photo, path);
  }
  const wrong: string[] = [];
  const demand =
    (kind: RegExp) =>
    async ([address, path]: [string, string]) => {
      const answer = await fetch(new URL(address, origin));
      await answer.body?.cancel();
      const type = answer.headers.get('content-type') ?? '';
      if (answer.status === 200 && kind.test(type)) return;
      const { page } = await visit(path);
      const isShown = [...(page?.files ?? []), ...(page?.images ?? []), page?.openGraphImage].includes(
        address,
      );
      if (isShown) wrong.push(`${address}: ${answer.status} ${type} on ${path}`);
    };
  expect(files.size).toBeGreaterThan(10);
  expect(pictures.size).toBeGreaterThan(50);
  const fileType = /^(text\/css|(text|application)\/javascript|image\/|font\/|application\/manifest\+json)/;
  await forEach(files, demand(fileType));
  await forEach(pictures, demand(/^image\//));
  expect(wrong).toEqual([]);
});
