import 'server-only';

import { diffDays, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { publicAddress } from '@/lib/listings/address';
import { wordsOf } from '@/lib/listings/own-words';
import { lastDayShown } from '@/lib/listings/last-day-shown';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { nightPrice } from '@/lib/listings/price-text';
import { traderText } from '@/lib/trader/trader-text';
import type { Actor } from '@/server/auth/actor';
import { paymentTermsText } from '@/lib/payments/terms-text';
import { closedNights } from '@/lib/stays/judge';
import { lowestNightPrice } from '@/lib/stays/nightly';
import { hasDeposit } from '@/lib/stays/deposit';
import { pricedOptions, rateLines } from '@/lib/stays/rate-lines';
import type { StayPrices } from '@/lib/stays/terms';
import { tellLandlordFacts } from '@/server/features/landlord-facts/tell-facts';
import { findListing } from '@/server/features/listings/find-listing';
import { mayViewListing } from '@/server/features/listings/policy';
import { isForEverybody, listingVisibility } from '@/lib/moderation/visibility';
import type { ListingVisibility } from '@/lib/moderation/visibility';
import { readPageRow } from '@/server/features/listings/page/read-page-row';
import { serializePagePicture, serializePublicListing } from '@/server/features/listings/serialize';
import { tellPaymentTerms } from '@/server/features/payments/told-terms';
import { findPageReviews } from '@/server/features/reviews/find-page-reviews';

export interface FoundListingPage {
  listing: ListingPageModel;
  /** Seconds for which it stays correct even if nothing changes. */
  goodFor?: number;
  /** The landlord whose name the page shows. */
  landlordId: number;
  visibility: ListingVisibility;
}

/**
 * The content of a listing's page, which shows its owner the public view too; null if there is none for this visitor.
 * The actor is only looked up for a hidden listing, so that public pages never depend on a session.
 * @param reviewsPage the requested page of its reviews; null for the newest few
 */
export async function findListingPage(
  slug: string,
  findActor: () => Promise<Actor | null>,
  reviewsPage: number | null = null,
): Promise<FoundListingPage | null> {
  const today = todayIn();
  const row = await readPageRow(slug, startOfMonth(today), today);
  if (!row) return null;
  const visibility = listingVisibility(row);
  if (!isForEverybody(row) && !(await maySee(slug, findActor))) return null;
  const {
    translations,
    trader,
    enterprise_number: enterpriseNumber,
    ...publicListing
  } = serializePublicListing(row);
  const lastDay = lastDayShown(today, publicListing.max_days_reservation_advance);
  const reviews = await findPageReviews(row.id, row.reviewsCount, reviewsPage);
  const { facts, goodFor } = tellLandlordFacts(row);
  const payment =
    row.letting && paymentTermsText(tellPaymentTerms(row.paymentTerms), hasDeposit(row.letting.tariff));
  const listing: ListingPageModel = {
    ...publicListing,
    ...wordsOf({ ...publicListing, translations }),
    pictures: row.pictures.map(serializePagePicture),
    display_home_address: row.displayHomeAddress,
    ...publicAddress(row.displayHomeAddress, { address_postcode: row.addressPostcode }),
    occupied: closedNights(row.taken, row.preparationNights),
    today,
    last_day: lastDay,
    price_text: nightPrice(publicListing),
    ...(row.letting && ratesOf({ ...row.letting, today }, lastDay)),
    ...(payment && { payment_text: payment }),
    ...(reviews && { reviews }),
    ...(trader && { trader_text: traderText(trader, enterpriseNumber) }),
    facts,
  };
  return { listing, landlordId: row.userId, visibility, goodFor };
}

async function maySee(slug: string, findActor: () => Promise<Actor | null>): Promise<boolean> {
  const [actor, listing] = await Promise.all([findActor(), findListing(slug)]);
  return listing !== null && mayViewListing(actor, listing);
}

/** Parts without content are left out of the page and of its data. */
function ratesOf(
  prices: StayPrices,
  lastDay: Day,
): Pick<ListingPageModel, 'rates' | 'priced' | 'lowest_night_price'> {
  const { tariff, today } = prices;
  const rates = rateLines(prices, lastDay);
  const priced = pricedOptions(tariff);
  const lowest = lowestNightPrice(prices, today, diffDays(today, lastDay));
  return {
    ...(rates.length > 0 && { rates }),
    ...(priced.length > 0 && { priced }),
    ...(lowest !== tariff.price && { lowest_night_price: lowest }),
  };
}
