import 'server-only';

import type { MailProps } from '@/emails/catalogue';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { foundStayText, stayPriceText } from '@/lib/listings/shown-card';
import type { Language } from '@/lib/languages/language';
import type { ListingCard } from '@/lib/listings/card-contract';
import { factsLine } from '@/lib/listings/facts-line';
import { shortPrice } from '@/lib/listings/price-text';
import { listingName } from '@/lib/listings/title';
import { townName } from '@/lib/listings/town-name';
import { askedStays } from '@/lib/search/asked-stays';
import { carriedStay } from '@/lib/search/carried-stay';
import { filtersToQuery, partyOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Party } from '@/lib/stays/party';
import { inLanguage } from '@/server/language';
import { readLettingListings, shownStay } from '@/server/features/search/found-stays';
import type { LettingListing } from '@/server/features/search/found-stays';
import { readCards } from '@/server/features/search/read-cards';
import { findLettings } from '@/server/features/stays/find-lettings';

/** A listing as shown in a mail. */
export type MailedListing = MailProps<'search-alert-found'>['homes'][number];

/** A mail lists at most this many listings; its link leads to all. */
const MOST_SHOWN = 6;
/** No listing takes requests further ahead, in days. */
const MOST_AHEAD = 365;

interface KnownListing {
  card: ListingCard;
  letting: LettingListing;
}

interface Found {
  /** The language of the mail. */
  locale: Language;
  filters: SearchFilters;
  /** The listings found. */
  ids: readonly number[];
}

/** What a search asks of each of its listings. */
interface Asked {
  stays: DayRange[];
  party: Party;
  query: string;
}

/**
 * The listings as mails show them; each is read once per run for all alerts, with everything that determines the price
 * of its stays.
 */
export class FoundListings {
  readonly #today: Day;
  readonly #listings = new Map<number, KnownListing>();

  constructor(today: Day) {
    this.#today = today;
  }

  /** The first listings of each search, with the price of the stay if days were given. */
  async describe(found: readonly Found[]): Promise<MailedListing[][]> {
    const shown = found.map(({ locale, filters, ids }) => ({
      locale,
      filters,
      ids: ids.slice(0, MOST_SHOWN),
    }));
    await this.#read([...new Set(shown.flatMap(({ ids }) => ids))]);
    return shown.map(({ locale, filters, ids }) => {
      const asked = {
        stays: askedStays(filters),
        party: partyOf(filters),
        query: filtersToQuery(filters),
      };
      return inLanguage(locale, () => ids.flatMap((id) => this.#describe(id, asked)));
    });
  }

  async #read(ids: readonly number[]): Promise<void> {
    const missing = ids.filter((id) => !this.#listings.has(id));
    if (missing.length === 0) return;
    const range = { start: this.#today, end: addDays(this.#today, MOST_AHEAD) };
    const [cards, found] = await Promise.all([readCards(missing), findLettings(missing, range)]);
    const lettings = await readLettingListings(found, { range, today: this.#today, isOneStay: false });
    for (const card of cards) {
      const letting = lettings.get(card.id);
      if (letting) this.#listings.set(card.id, { card, letting });
    }
  }

  #describe(id: number, { stays, party, query }: Asked): MailedListing[] {
    const listing = this.#listings.get(id);
    if (!listing) return [];
    const { card, letting } = listing;
    const stayText = stays.length > 1 ? foundStayText : stayPriceText;
    const stay = stays.length > 0 ? shownStay(letting, { stays, party, today: this.#today }) : undefined;
    return [{ ...mailedOf(card), ...(stay && { price: stayText(stay) }), stay: carriedStay(query, stay) }];
  }
}

/** What every mail shows of a listing, with its price per night. */
function mailedOf(card: ListingCard): Omit<MailedListing, 'stay'> {
  return {
    slug: card.slug,
    name: listingName(card),
    town: card.city ? townName(card.city.name) : '',
    facts: factsLine(card),
    price: shortPrice(card) ?? '',
  };
}
