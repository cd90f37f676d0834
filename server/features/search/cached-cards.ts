import 'server-only';

import { LRUCache } from 'lru-cache';
import { todayIn } from '@/lib/dates/day';
import type { CardStay } from '@/lib/listings/card-contract';
import { cardValues, shownCardOf } from '@/lib/listings/sent-card';
import type { CardValues, SentCard, SentStay } from '@/lib/listings/sent-card';
import type { ShownCard } from '@/lib/listings/shown-card';
import { leavesChoice } from '@/lib/search/carried-stay';
import { findStays } from '@/server/features/search/found-stays';
import type { AskedStays } from '@/server/features/search/found-stays';
import { readCards } from '@/server/features/search/read-cards';
import { searchIndex } from '@/server/features/search/search-index';
import type { SearchIndex } from '@/server/features/search/search-index';
import { findLettings } from '@/server/features/stays/find-lettings';
import type { Letting } from '@/server/features/stays/find-lettings';

/** A listing in a list as in the response of `GET /api/listings`, but without the requested stay. */
interface CachedCard {
  id: number;
  json: string;
}

/** The same in the form that pages use, a tenth of the size. */
interface CachedValues {
  id: number;
  values: CardValues;
}

/** What determines the stays of a listing. */
interface CachedLetting {
  id: number;
  /** Includes the custom prices from the day on which it was read. */
  letting: Letting;
}

/** In bytes: about 5,000 cards, and more than 10,000 of the others. */
const MAX_BYTES = { cards: 24 * 1024 * 1024, lettings: 16 * 1024 * 1024 };
/** Approximate sizes of an entry beside its text; of a season, cost or discount; and of a custom price. */
const OVERHEAD = 1024;
/** Maximum number of listings whose card values are cached. */
const MOST_VALUES = 12_000;
const LETTING_PART = 256;
const RATE = 96;
/** `stay` is the last field of the JSON. */
const NO_STAY = 'null}';

/**
 * Cached parts of listings, each read from the database once until its listing changes. Only use them after the search
 * index has caught up (`SearchIndex.current`): it reports every change committed before.
 */
class CachedParts<Part extends { id: number }> {
  readonly #index: SearchIndex;
  readonly #readParts: (ids: readonly number[]) => Promise<Part[]>;
  readonly #cached: LRUCache<number, Part>;

  constructor(
    index: SearchIndex,
    readParts: (ids: readonly number[]) => Promise<Part[]>,
    limits: { max: number } | { maxSize: number; sizeCalculation: (part: Part) => number },
  ) {
    this.#index = index;
    this.#readParts = readParts;
    this.#cached = new LRUCache(limits);
    index.follow((changes) => {
      if (!changes) this.#cached.clear();
      else for (const id of changes.ids) this.#cached.delete(id);
    });
  }

  /** In this order; listings that are no longer public may be left out. */
  async read(ids: readonly number[]): Promise<Part[]> {
    const cached = new Map(ids.map((id) => [id, this.#cached.get(id)]));
    const missing = ids.filter((id) => !cached.get(id));
    for (const part of await this.#fetch(missing)) cached.set(part.id, part);
    return [...cached.values()].filter((part) => part !== undefined);
  }

  async #fetch(ids: readonly number[]): Promise<Part[]> {
    const { version } = this.#index;
    const parts = await this.#readParts(ids);
    // What changed meanwhile may have been read in its old state.
    if (this.#index.version === version) for (const part of parts) this.#cached.set(part.id, part);
    return parts;
  }
}

async function makeCards(ids: readonly number[]): Promise<CachedCard[]> {
  return (await readCards(ids)).map((listing) => ({ id: listing.id, json: JSON.stringify(listing) }));
}

async function makeValues(ids: readonly number[]): Promise<CachedValues[]> {
  return (await readCards(ids)).map((listing) => ({ id: listing.id, values: cardValues(listing) }));
}

async function makeLettings(ids: readonly number[]): Promise<CachedLetting[]> {
  const lettings = await findLettings(ids, { start: todayIn() });
  return Array.from(lettings, ([id, letting]) => ({ id, letting }));
}

const makeStore = (index: SearchIndex) => ({
  cards: new CachedParts(index, makeCards, {
    maxSize: MAX_BYTES.cards,
    sizeCalculation: ({ json }) => json.length + OVERHEAD,
  }),
  values: new CachedParts(index, makeValues, { max: MOST_VALUES }),
  lettings: new CachedParts(index, makeLettings, {
    maxSize: MAX_BYTES.lettings,
    sizeCalculation: ({ letting: { seasons, tariff } }) =>
      OVERHEAD +
      LETTING_PART * (seasons.length + tariff.costs.length + tariff.length_discounts.length) +
      RATE * tariff.special_rates.length,
  }),
});

// Bundled twice, like the index: one cache for both.
const key = Symbol.for('kustverblijf.kept-cards');
const store = globalThis as typeof globalThis & { [key]?: ReturnType<typeof makeStore> };
const cachedParts = () => (store[key] ??= makeStore(searchIndex()));

/** The cards of these listings, in this order; with the price of the stay if stays were asked for. */
export async function findSentCards(ids: readonly number[], asked: AskedStays | null): Promise<SentCard[]> {
  const [cards, stays] = await Promise.all([cachedParts().values.read(ids), staysIfAsked(ids, asked)]);
  const hasChoice = asked !== null && leavesChoice(asked.query);
  return cards.map(({ id, values }) => {
    const stay = stays.get(id);
    return [stay ? sentStay(stay, hasChoice) : null, ...values];
  });
}

function sentStay({ nights, total_cents: cents, ...days }: CardStay, hasChoice: boolean): SentStay {
  return hasChoice ? [nights, cents, days.start_date, days.end_date] : [nights, cents];
}

/** The same in a form to be read field by field. */
export async function findShownCards(ids: readonly number[], asked: AskedStays | null): Promise<ShownCard[]> {
  return (await findSentCards(ids, asked)).map(shownCardOf);
}

/** The same as JSON strings, as in the response of `GET /api/listings`: one `ListingCard` each. */
export async function findCardJson(ids: readonly number[], asked: AskedStays | null): Promise<string[]> {
  const [cards, stays] = await Promise.all([cachedParts().cards.read(ids), staysIfAsked(ids, asked)]);
  return cards.map(({ id, json }) => {
    const stay = stays.get(id);
    return stay ? `${json.slice(0, -NO_STAY.length)}${JSON.stringify(stay)}}` : json;
  });
}

type Stays = ReadonlyMap<number, CardStay>;

const staysIfAsked = (ids: readonly number[], asked: AskedStays | null): Stays | Promise<Stays> =>
  asked ? readStays(ids, asked) : new Map();

/** The price of the stay in each of these listings, by id. */
export async function readStays(ids: readonly number[], asked: AskedStays): Promise<Stays> {
  const lettings = await cachedParts().lettings.read(ids);
  return findStays(new Map(lettings.map(({ id, letting }) => [id, letting])), asked);
}
