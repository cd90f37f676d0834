import 'server-only';

import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { listingOptionId } from '@/lib/listings/options';
import type { Cancellation } from '@/lib/listings/kinds';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import type { StayTerms } from '@/lib/stays/terms';
import { sql } from '@/server/db';
import { splitTaken, takenJson } from '@/server/features/calendar/taken-nights';
import type { TakenRow } from '@/server/features/calendar/taken-nights';
import { cotsOf, isOnline } from '@/server/features/listings/conditions';
import { refusalOf, whereListing } from '@/server/features/listings/find-listing';
import { paymentTermsJson, tellPaymentTerms } from '@/server/features/payments/told-terms';
import { orNoListing } from '@/server/features/requests/asked-listing';
import type { AskedListing } from '@/server/features/requests/asked-listing';
import { lettingColumns } from '@/server/features/stays/find-lettings';
import { toLetting } from '@/server/features/stays/serialize';
import type { LettingRow } from '@/server/features/stays/serialize';

/** Stays that ended this many days ago still keep nights from today on empty, or bound a gap. */
const DAYS_BEFORE = 4;

/** A listing that guests can request, with its terms for a stay and whom to notify. */
export interface BookableListing extends AskedListing {
  city: { id: number; name: string } | null;
  terms: StayTerms;
  /** Null if the landlord said nothing. */
  cancellation: Cancellation | null;
  houseRules: string | null;
  /** Null if the landlord has no account to pay on. */
  paymentTerms: PaymentTerms | null;
}

interface Row extends LettingRow {
  id: number;
  slug: string;
  name: string;
  max_capacity: number;
  cots: number;
  cancellation: Cancellation | null;
  house_rules: string | null;
  payment_terms: Partial<PaymentTerms> | null;
  email: string;
  first_name: string;
  receive_emails: boolean;
  city: { id: number; name: string } | null;
  pets_allowed: boolean;
  taken: TakenRow[];
}

/**
 * One statement for all callers: the pages and calls about a stay, and the request itself. A check constraint ensures
 * that public listings have a price and a capacity. $1 the id, the slug or the ids, $2 today, $3 the first day of taken
 * nights to read.
 */
const queryWhere = (condition: string) => `
  SELECT l.id, l.slug, coalesce(l.name_holiday_home, l.slug) AS name, l.max_capacity,
    l.cancellation, l.house_rules, ${paymentTermsJson} AS payment_terms,
    u.email::text AS email, u.first_name, u.receive_emails,
    CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS city,
    EXISTS (SELECT FROM listing_settings o WHERE o.listing_id = l.id
      AND o.listing_option_id = ${listingOptionId('pets_allowed')} AND o.value > 0) AS pets_allowed,
    ${cotsOf('l.id')} AS cots,
    ${takenJson('$3::date')} AS taken, ${lettingColumns('$2::date')}
  FROM listings l JOIN users u ON u.id = l.user_id LEFT JOIN listing_cities c ON c.id = l.listing_city_id
  WHERE ${condition} AND l.removed_at IS NULL AND ${isOnline('l')}
    AND l.price IS NOT NULL AND l.max_capacity IS NOT NULL`;
const queries = {
  id: queryWhere('l.id = $1'),
  slug: queryWhere('l.slug = $1'),
  ids: queryWhere('l.id = ANY($1::int[])'),
};

/** The listing when the public can see it now, else null. */
export async function findBookableListing(ref: string): Promise<BookableListing | null> {
  const { id, slug } = whereListing(ref);
  const [found] = await read(id === undefined ? 'slug' : 'id', id ?? slug);
  return found ?? null;
}

/** The ones among these listings that the public can see now, in no particular order, in one statement. */
export const findBookableListings = (ids: readonly number[]): Promise<BookableListing[]> => read('ids', ids);

async function read(by: keyof typeof queries, ref: unknown): Promise<BookableListing[]> {
  const today = todayIn();
  const takenFrom = addDays(today, -DAYS_BEFORE);
  const rows = await sql<Row>(`bookable-by-${by}`, queries[by], [ref, today, takenFrom]);
  return rows.map((row) => toBookable(row, { today, takenFrom }));
}

function toBookable(row: Row, { today, takenFrom }: { today: Day; takenFrom: Day }): BookableListing {
  const { id: listingId, name, email, first_name, receive_emails, ...listing } = row;
  const {
    slug: knownAs,
    city,
    max_capacity,
    cots,
    pets_allowed,
    taken,
    cancellation,
    house_rules,
    payment_terms,
    ...letting
  } = listing;
  return {
    id: listingId,
    slug: knownAs,
    name,
    owner: { email, firstName: first_name, receiveEmails: receive_emails },
    city,
    cancellation,
    houseRules: house_rules,
    paymentTerms: tellPaymentTerms(payment_terms),
    terms: {
      ...toLetting(letting),
      today,
      ...splitTaken(taken, takenFrom),
      max_capacity,
      cots,
      pets_allowed,
    },
  };
}

/** @throws DomainError listing_not_found, or listing_ordered_offline, for a listing that is not, or no longer, public */
export const getBookableListing = (ref: string) =>
  orNoListing(findBookableListing(ref), () => refusalOf(ref));
