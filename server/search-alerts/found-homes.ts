import 'server-only';

import type { MailProps } from '@/emails/catalogue';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { foundStayText, stayPriceText } from '@/lib/listings/card-model';
import type { ListingCard } from '@/lib/listings/card-contract';
import { factsLine } from '@/lib/listings/facts-line';
import { shortPrice } from '@/lib/listings/price-text';
import { listingName } from '@/lib/listings/title';
import { askedStays } from '@/lib/search/asked-stays';
import { carriedStay } from '@/lib/search/carried-stay';
import { filtersToQuery, partyOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { readOccasion, shownStay } from '@/server/search/found-stays';
import type { Occasion } from '@/server/search/found-stays';
import { readCards } from '@/server/search/read-cards';
import { findLettings } from '@/server/stays/find-lettings';
import type { Letting } from '@/server/stays/find-lettings';

/** A home as a mail shows it. */
export type MailedHome = MailProps<'search-alert-found'>['homes'][number];

/** A mail names no more homes than these; its link leads to all. */
const MOST_SHOWN = 6;

interface KnownHome {
  /** With the price of a night. */
  face: Omit<MailedHome, 'stay'>;
  letting: Letting;
}

interface Wish {
  filters: SearchFilters;
  /** The homes that it found. */
  ids: readonly number[];
}

/** What mails say of homes; each is read once for all alerts of one run. */
export class FoundHomes {
  readonly #today: Day;
  readonly #homes = new Map<number, KnownHome>();

  constructor(today: Day) {
    this.#today = today;
  }

  /** The first homes of each wish, with what the stay costs where days are asked for. */
  async describe(wishes: readonly Wish[]): Promise<MailedHome[][]> {
    const asked = wishes.map(({ filters, ids }) => ({
      filters,
      ids: ids.slice(0, MOST_SHOWN),
      stays: askedStays(filters),
    }));
    const ids = [...new Set(asked.flatMap((wish) => wish.ids))];
    const withDays = asked.filter(({ stays }) => stays.length > 0);
    await this.#read(ids);
    const occasion = await this.#readOccasion(withDays);
    return asked.map((wish) => wish.ids.flatMap((id) => this.#describe(id, wish, occasion)));
  }

  async #read(ids: readonly number[]): Promise<void> {
    const missing = ids.filter((id) => !this.#homes.has(id));
    const [cards, lettings] = await Promise.all([readCards(missing), findLettings(missing)]);
    for (const card of cards) {
      const letting = lettings.get(card.id);
      if (letting) this.#homes.set(card.id, { face: faceOf(card), letting });
    }
  }

  #readOccasion(
    wishes: readonly { ids: readonly number[]; stays: readonly DayRange[] }[],
  ): Promise<Occasion> {
    const ids = [...new Set(wishes.flatMap((wish) => wish.ids))];
    const stays = wishes.flatMap((wish) => wish.stays);
    if (ids.length === 0) return Promise.resolve({ rates: new Map(), taken: new Map() });
    return readOccasion(ids, stays, { isOneStay: wishes.every((wish) => wish.stays.length === 1) });
  }

  #describe(
    id: number,
    { filters, stays }: { filters: SearchFilters; stays: readonly DayRange[] },
    occasion: Occasion,
  ): MailedHome[] {
    const home = this.#homes.get(id);
    if (!home) return [];
    const { face, letting } = home;
    const asked = { stays, party: partyOf(filters), today: this.#today };
    const stayText = stays.length > 1 ? foundStayText : stayPriceText;
    const stay = stays.length > 0 ? shownStay({ id, letting }, occasion, asked) : undefined;
    const stayQuery = carriedStay(filtersToQuery(filters), stay);
    return [{ ...face, ...(stay && { price: stayText(stay) }), stay: stayQuery }];
  }
}

/** What every mail says of a home. */
function faceOf(card: ListingCard): Omit<MailedHome, 'stay'> {
  return {
    slug: card.slug,
    name: listingName(card),
    town: card.city?.name ?? '',
    facts: factsLine(card),
    price: shortPrice(card) ?? '',
  };
}
