/**
 * A model of everything at once: changes, late answers, pages that read at various moments while rendering, lost
 * connections, and visitors. Whatever happens in whatever order, nobody sees less than what was committed before they
 * asked.
 */
import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { declarePublicPage, requestContext } from '@/server/http/request-context';
import { visitCache } from '@/tests/support/visit-cache';
import { PageCache } from './page-cache';
import { PageStore } from './store';

process.env.APP_URL = 'http://localhost:3000';

const TAGS = ['listing:1', 'listing:2', 'listings'] as const;
type Tag = (typeof TAGS)[number];
/** The tags of each page; the last one never declares them. */
const pages: Readonly<Record<string, readonly Tag[]>> = {
  '/aanbod/een': ['listing:1'],
  '/aanbod/twee': ['listing:2'],
  '/aanbod': ['listings'],
  '/aanbod/stil': ['listing:1', 'listing:2'],
};
const paths = Object.keys(pages);
type Seen = Partial<Record<Tag, number>>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A database that logs changes, and a cache that asks for news. */
class World {
  readonly versions: Record<Tag, number> = { 'listing:1': 0, 'listing:2': 0, listings: 0 };
  readonly #pauses: number[];
  readonly #unheard: Tag[] = [];
  /** The search's state, how often there was news, and how much of it the search has followed. */
  readonly #searched: Record<Tag, number> = { ...this.versions };
  #news = 0;
  #newsFollowed = 0;
  readonly #store = new PageStore(1e6);
  readonly cache: PageCache;
  isConnected = true;
  #next = 0;

  constructor(pauses: number[]) {
    this.#pauses = pauses;
    this.cache = new PageCache({
      handle: (req, res) => this.#render(req.url ?? '', res),
      store: this.#store,
      news: this,
      limit: { admits: async () => true },
      host: 'localhost',
    });
  }

  get isSearchCurrent(): boolean {
    return this.isConnected && this.#newsFollowed >= this.#news;
  }

  /** The log is read at some moment between question and answer; on a lost connection there is no answer. */
  async catchUp(of: 'all' | 'tags'): Promise<void> {
    await this.#pause();
    if (!this.isConnected) return;
    this.#hear(this.#unheard.length);
    await this.#pause();
    if (of === 'all') await this.#follow();
  }

  /** The search checks for itself, and takes its time. */
  async #follow(): Promise<void> {
    const news = this.#news;
    await this.#pause();
    Object.assign(this.#searched, this.versions);
    await this.#pause();
    this.#newsFollowed = Math.max(this.#newsFollowed, news);
  }

  change(tag: Tag): void {
    this.versions[tag] += 1;
    this.#unheard.push(tag);
  }

  /** A restored connection first reports what it missed. */
  setLine(isOpen: boolean): void {
    if (isOpen) this.#hear(this.#unheard.length);
    this.isConnected = isOpen;
  }

  async visit(path: string): Promise<Seen> {
    return JSON.parse(await visitCache(this.cache, path));
  }

  #pause(): Promise<unknown> {
    this.#next += 1;
    return wait(this.#pauses[this.#next % this.#pauses.length] ?? 0);
  }

  #hear(count: number): void {
    if (count > 0) this.#news += 1;
    for (const tag of this.#unheard.splice(0, count)) this.#store.drop(tag);
  }

  /** For the overview, what the search knows; it checks first unless the front has. */
  async #read(tag: Tag): Promise<number> {
    if (tag !== 'listings') return this.versions[tag];
    if (!requestContext()?.isSearchCurrent) await this.#follow();
    return this.#searched[tag];
  }

  async #render(path: string, res: ServerResponse): Promise<void> {
    const tags = pages[path] ?? [];
    const seen: Seen = {};
    for (const tag of tags) {
      await this.#pause();
      seen[tag] = await this.#read(tag);
    }
    await this.#pause();
    if (path !== '/aanbod/stil') declarePublicPage({ tags });
    res.end(JSON.stringify(seen));
  }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ visit: fc.constantFrom(...paths) }) },
  { weight: 4, arbitrary: fc.record({ change: fc.constantFrom(...TAGS) }) },
  { weight: 1, arbitrary: fc.record({ line: fc.boolean() }) },
);

it('nobody sees less than what was committed before they asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ step, pause: fc.nat(3) }), { minLength: 10, maxLength: 60 }),
      fc.array(fc.nat(6), { minLength: 5, maxLength: 20 }),
      async (steps, pauses) => {
        const world = new World(pauses);
        const visits: Promise<void>[] = [];
        for (const { step: now, pause } of steps) {
          if (pause > 0) await wait(pause);
          if ('change' in now) world.change(now.change);
          else if ('line' in now) world.setLine(now.line);
          else {
            const before = { ...world.versions };
            const check = (seen: Seen) => {
              for (const tag of pages[now.visit] ?? []) expect(seen[tag]).toBeGreaterThanOrEqual(before[tag]);
            };
            visits.push(world.visit(now.visit).then(check));
          }
        }
        await Promise.all(visits);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
