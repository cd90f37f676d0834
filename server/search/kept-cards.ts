import 'server-only';

import { LRUCache } from 'lru-cache';
import { quoteStay } from '@/lib/stays/quote';
import { plainTariff } from '@/lib/stays/terms';
import type { SpecialRate } from '@/lib/stays/terms';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { cardModelOf, stayPriceText } from '@/lib/listings/card-model';
import type { CardModel } from '@/lib/listings/card-model';
import { readCards, readSpecialRates } from '@/server/search/read-cards';
import { searchIndex } from '@/server/search/search-index';
import type { SearchIndex } from '@/server/search/search-index';

/** A home in a list, but for the stay that is searched for. */
interface KeptCard {
  id: number;
  /** As `GET /api/listings` answers it. */
  json: string;
  /** As the overview shows it: of its photos the first. */
  model: CardModel;
}

/** Bytes of cards: some 5,000 of them. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Of an entry beside its JSON, roughly. */
const OVERHEAD = 1024;
/** `stay` comes last on the wire. */
const NO_STAY = 'null}';

/**
 * The cards of homes as the search knows them, each read from the database once until its home changes. Ask for them
 * after a look of the search (`SearchIndex.current`): it tells of every change that was committed before.
 */
class KeptCards {
  readonly #index: SearchIndex;
  readonly #kept = new LRUCache<number, KeptCard>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }) => json.length + OVERHEAD,
  });

  constructor(index: SearchIndex) {
    this.#index = index;
    index.follow((changes) => {
      if (!changes) this.#kept.clear();
      else for (const id of changes.ids) this.#kept.delete(id);
    });
  }

  /** In this order; who became invisible since the look may be left out. */
  async read(ids: readonly number[]): Promise<KeptCard[]> {
    const kept = new Map(ids.map((id) => [id, this.#kept.get(id)]));
    const missing = ids.filter((id) => !kept.get(id));
    for (const card of await this.#fetch(missing)) kept.set(card.id, card);
    return [...kept.values()].filter((card) => card !== undefined);
  }

  async #fetch(ids: readonly number[]): Promise<KeptCard[]> {
    const { version } = this.#index;
    const listings = await readCards(ids);
    // What changed meanwhile may have been read as it was before.
    const isCurrent = this.#index.version === version;
    return listings.map((listing) => {
      const { pictures } = listing;
      const model = {
        ...cardModelOf({ ...listing, pictures: pictures.slice(0, 1) }),
        photoCount: pictures.length,
      };
      const card = { id: listing.id, json: JSON.stringify(listing), model };
      if (isCurrent) this.#kept.set(card.id, card);
      return card;
    });
  }
}

// Bundled twice, as the index is: one store for both.
const key = Symbol.for('kustverblijf.kept-cards');
const store = globalThis as typeof globalThis & { [key]?: KeptCards };
const keptCards = () => (store[key] ??= new KeptCards(searchIndex()));

/** The cards of these homes, in this order; with the whole price of the stay where one is given. */
export async function findCardModels(ids: readonly number[], stay: DayRange | null): Promise<CardModel[]> {
  const [cards, pricesOf] = await read(ids, stay);
  return cards.map(({ model }) => {
    const price = pricesOf(model);
    return price ? { ...model, stay: stayPriceText(price) } : model;
  });
}

/** The same as `GET /api/listings` answers it: a `ListingCard` each, as JSON. */
export async function findCardJson(ids: readonly number[], stay: DayRange | null): Promise<string[]> {
  const [cards, pricesOf] = await read(ids, stay);
  return cards.map(({ json, model }) =>
    stay ? `${json.slice(0, -NO_STAY.length)}${JSON.stringify(pricesOf(model))}}` : json,
  );
}

type PriceOfStay = (card: CardModel) => { nights: number; price: number } | undefined;

async function read(ids: readonly number[], stay: DayRange | null): Promise<[KeptCard[], PriceOfStay]> {
  const noRates = new Map<number, SpecialRate[]>();
  const [cards, rates] = await Promise.all([
    keptCards().read(ids),
    stay ? readSpecialRates(ids, stay) : noRates,
  ]);
  const pricesOf: PriceOfStay = ({ id, price = 0 }) =>
    stay ? { nights: nights(stay), price: priceOf(stay, price, rates.get(id) ?? []) } : undefined;
  return [cards, pricesOf];
}

function priceOf(stay: DayRange, price: number, special_rates: readonly SpecialRate[]): number {
  const prices = { tariff: { ...plainTariff(price), special_rates }, seasons: [], today: stay.start };
  return quoteStay(prices, { stay, party: { adults: 1, children: 0, pets: 0 } }).price;
}
