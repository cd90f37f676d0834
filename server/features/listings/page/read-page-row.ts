import 'server-only';

import type { Day } from '@/lib/dates/day';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import type { Taken } from '@/lib/stays/terms';
import type { Listing } from '@/prisma/generated/client';
import { splitTaken, takenJson } from '@/server/features/calendar/taken-nights';
import type { TakenRow } from '@/server/features/calendar/taken-nights';
import { columnOfTime } from '@/server/columns';
import { sql } from '@/server/db';
import { factsJson } from '@/server/features/landlord-facts/tell-facts';
import type { FactsRow } from '@/server/features/landlord-facts/tell-facts';
import { paymentTermsJson } from '@/server/features/payments/told-terms';
import { publicColumns } from '@/server/features/listings/select';
import type { PublicListingRow } from '@/server/features/listings/select';
import { lettingColumns, toLetting } from '@/server/features/stays/find-lettings';
import type { Letting, LettingRow } from '@/server/features/stays/find-lettings';

/** Columns for the page in addition to the public ones. */
const pageColumns = [
  'userId',
  'addressPostcode',
  'preparationNights',
  'licenceInRegister',
  'firstPublishedAt',
  'orderedAt',
] as const satisfies readonly (keyof Listing)[];

export type PageRow = PublicListingRow &
  Pick<Listing, (typeof pageColumns)[number]> & {
    facts: FactsRow;
    /** Null if the landlord has no bank account. */
    paymentTerms: Partial<PaymentTerms> | null;
    /** From the requested first day on. */
    taken: Taken;
    /** Prices and stay rules, with custom prices from today on; null while it has no price. */
    letting: Letting | null;
  };

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A listing with everything its page shows, in one query; lists as JSON, which is fast to read. Placeholders do not
 * compress, so only that of the first photo, which everybody waits for, is included. $1: its slug; $2: the first day
 * for which taken nights are shown; $3: today.
 */
const pageQuery = `
  SELECT ${[...publicColumns, ...pageColumns].map((name) => `l.${columnOf(name)} AS "${name}"`).join(', ')},
    l.rating::float8 AS rating, l.check_in::text AS "checkIn", l.check_out::text AS "checkOut",
    json_build_object('firstName', u.first_name, 'languages', u.languages, 'photoId', u.photo_id,
      'trader', u.trader, 'enterpriseNumber', u.enterprise_number) AS "user",
    (SELECT json_build_object('id', c.id, 'name', c.name, 'latitude', c.latitude, 'longitude', c.longitude)
      FROM listing_cities c WHERE c.id = l.listing_city_id) AS city,
    (SELECT coalesce(json_agg(
        json_build_object('optionId', s.listing_option_id, 'value', s.value) ORDER BY s.listing_option_id), '[]')
      FROM listing_settings s WHERE s.listing_id = l.id) AS settings,
    (SELECT coalesce(json_agg(json_build_object('name', r.name, 'beds',
        (SELECT coalesce(json_agg(json_build_object('kind', b.kind, 'count', b.count) ORDER BY b.place), '[]')
          FROM listing_beds b WHERE b.listing_id = l.id AND b.room = r.place)) ORDER BY r.place), '[]')
      FROM listing_rooms r WHERE r.listing_id = l.id) AS rooms,
    (SELECT coalesce(json_agg(json_build_object('locale', t.locale, 'description', t.description,
        'houseRules', t.house_rules)), '[]')
      FROM listing_translations t WHERE t.listing_id = l.id) AS translations,
    (SELECT coalesce(json_agg(json_build_object('id', p.id, 'orderNumber', p.order_number, 'width', p.width,
        'height', p.height, 'rotate', p.rotate, 'avifRotate', p.avif_rotate, 'description', p.description,
        'placeholder', CASE WHEN p.order_number = 1 THEN p.placeholder END) ORDER BY p.order_number), '[]')
      FROM listing_pictures p WHERE p.listing_id = l.id) AS pictures,
    ${factsJson} AS facts, ${paymentTermsJson} AS "paymentTerms",
    ${takenJson('$2::date')} AS taken,
    (SELECT row_to_json(letting) FROM (SELECT ${lettingColumns('$3::date')}) letting
      WHERE l.price IS NOT NULL) AS letting
  FROM listings l JOIN users u ON u.id = l.user_id
  WHERE l.slug = $1 AND l.removed_at IS NULL`;

interface Read extends Omit<PageRow, 'checkIn' | 'checkOut' | 'taken' | 'letting'> {
  checkIn: string | null;
  checkOut: string | null;
  taken: TakenRow[];
  letting: LettingRow | null;
}

/**
 * Null if there is no such listing.
 * @param from the first day for which taken nights are shown
 */
export async function readPageRow(slug: string, from: Day, today: Day): Promise<PageRow | null> {
  const [row] = await sql<Read>('listing-page', pageQuery, [slug, from, today]);
  if (!row) return null;
  const { checkIn, checkOut, taken, letting } = row;
  return {
    ...row,
    checkIn: checkIn === null ? null : columnOfTime(checkIn),
    checkOut: checkOut === null ? null : columnOfTime(checkOut),
    taken: splitTaken(taken, from),
    letting: letting && toLetting(letting),
  };
}
