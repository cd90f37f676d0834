/**
 * API contract of search alerts (docs/rules/search-alerts.md). The same schema validates the input in the browser and
 * on the server.
 */
import { queryTexts } from '@/lib/api/query-texts';
import { pageOf } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { pageLocale } from '@/lib/api/locale';
import { emailAddress, optionalLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { daySchema } from '@/lib/dates/schema';
import { readStrictly } from '@/lib/search/contract';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchAlertStates } from '@/lib/search-alerts/state';

/** Maximum length of the query string. */
const MAX_QUERY = 2000;
/** The maximum of the database column. */
const MAX_ID = 2_147_483_647;

/** The query string of a search; all of its errors are reported on `query`. */
const searchedQuery = z
  .string()
  .max(MAX_QUERY)
  .transform((text, context): SearchFilters => {
    const { filters, faults } = readStrictly(queryTexts(new URLSearchParams(text)));
    for (const [, message] of faults) context.addIssue({ code: 'custom', message });
    return filters;
  })
  .meta({ type: 'string', example: 'listing_city_id=11&arrival=2027-07-03&departure=2027-07-10' });

const listingId = z.union([
  z.int().min(1).max(MAX_ID),
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
]);

/** The visitor's input, for a search or for the days of one listing. */
export const searchAlertInput = z.object({
  email: emailAddress(),
  query: searchedQuery,
  /** If set: get an alert when the days of `query` become available in this listing. */
  listing_id: listingId.nullish(),
  /** The language of its emails. */
  locale: pageLocale(),
});
export type SearchAlertInput = z.output<typeof searchAlertInput>;

/** The part that the visitor types. */
export const alertAddress = searchAlertInput.pick({ email: true });
export type AlertAddress = z.output<typeof alertAddress>;

/** Body of POST /api/search-alerts. */
export const searchAlertCall = searchAlertInput.extend({ g_recaptcha_response: botCheckToken });
export type SearchAlertCall = z.output<typeof searchAlertCall>;
/** The body as sent by a browser. */
export type SearchAlertBody = z.input<typeof searchAlertCall>;

/** The token in an email's link. */
export const searchAlertParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** A search alert as seen by admins. */
export const searchAlertDto = z.object({
  id: z.int(),
  email: z.string(),
  state: z.enum(searchAlertStates),
  /** A short text for each filter; empty if the search has none. */
  words: z.array(z.string()),
  /** The listing, if the alert is about the days of one. */
  listing: z.object({ slug: z.string(), name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  last_mailed_at: z.iso.datetime().nullable(),
  /** The last day on which the alert is active. */
  ends_on: daySchema(),
});
export type SearchAlertDto = z.infer<typeof searchAlertDto>;
export const searchAlertPage = pageOf(searchAlertDto);
export type SearchAlertPage = z.infer<typeof searchAlertPage>;

/** `?state=watching&search=peeters&page=2` */
export const searchAlertListQuery = pageQuery.extend({
  state: z.enum(searchAlertStates).optional(),
  /** Part of the address. */
  search: optionalLine(100),
});
export type SearchAlertListQuery = z.output<typeof searchAlertListQuery>;
