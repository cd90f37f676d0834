import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { languageOf } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import type { SearchAlertInput } from '@/lib/search-alerts/contract';
import { alertFilters, listingAlertFilters, isOver, scopeOf } from '@/lib/search-alerts/scope';
import { wordsOf } from '@/lib/search-alerts/words';
import { askedStays } from '@/lib/search/asked-stays';
import { filtersToQuery } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { findContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { inLanguage } from '@/server/language';
import { queueMail } from '@/server/mail/queue-mail';
import { issueAlertTokens } from '@/server/features/search-alerts/alert-tokens';
import { cleanUpAlerts } from '@/server/features/search-alerts/clean-up-alerts';
import { whereOpen } from '@/server/features/search-alerts/lifetime';

/** Open alerts per address; a database constraint enforces it too. */
export const MAX_ALERTS = 20;

/** A validated alert. */
export interface RequestedAlert {
  email: string;
  filters: SearchFilters;
  /** The listing, if it is about one only. */
  listing: { id: number; slug: string; name: string } | null;
  locale: Language;
}

/**
 * @throws DomainError invalid on `query` for days in the past or, about one listing, without days; on `listing_id` for
 *   a listing that is not public
 */
export async function judgeRequestedAlert(input: SearchAlertInput): Promise<RequestedAlert> {
  const { email, query, listing_id: listingId, locale } = input;
  const listing = listingId ? await findContactableListing(String(listingId)) : null;
  if (listingId && !listing) throw invalid({ listing_id: [texts.noListing] });
  const filters = listing ? listingAlertFilters(query) : alertFilters(query);
  if (listing && askedStays(filters).length === 0) throw invalid({ query: [texts.noDays] });
  if (isOver(filters, todayIn())) throw invalid({ query: [texts.over] });
  return { email, filters, listing, locale };
}

/**
 * Stores an alert that has to be confirmed, with the mail that asks for that. If the same alert is already open its
 * mail is sent again; an address that has reached the maximum of alerts or mails gets none.
 */
export async function recordSearchAlert(tx: Tx, alert: RequestedAlert): Promise<void> {
  const { email, filters, listing } = alert;
  const now = new Date();
  // Serialised per address, since they are counted here.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`search-alerts:${email.toLowerCase()}`}, 0))`;
  await cleanUpAlerts(tx, now, { email });
  const query = filtersToQuery(filters);
  const known = await tx.searchAlert.findFirst({
    where: { email, query, listingId: listing?.id ?? null, ...whereOpen(now) },
    select: { id: true, confirmedAt: true, locale: true },
  });
  const id = known?.id ?? (await create(tx, { ...alert, query }));
  if (id === null) return;
  const locale = languageOf(known?.locale ?? alert.locale);
  const token = (await issueAlertTokens(tx, [id])).get(id) ?? '';
  const isAsked = await queueMail(tx, {
    template: 'search-alert-asked',
    props: {
      token,
      words: inLanguage(locale, () => wordsOf(filters)),
      homeName: listing?.name ?? null,
      isConfirmed: known?.confirmedAt instanceof Date,
    },
    to: email,
    locale,
    dedupeKey: `search-alert:${id}:asked:${now.toISOString()}`,
  });
  // Without a mail nobody could confirm it, and it would use up one of the address's places.
  if (!isAsked && !known) await tx.searchAlert.delete({ where: { id } });
}

/** Its id; null if the address has reached its maximum. */
async function create(
  tx: Tx,
  { email, query, filters, listing, locale }: RequestedAlert & { query: string },
): Promise<number | null> {
  const others = await tx.searchAlert.findMany({ where: { email, endedAt: null }, select: { place: true } });
  const places = Array.from({ length: MAX_ALERTS }, (_, at) => at + 1);
  const place = places.find((one) => !others.some((other) => other.place === one));
  if (place === undefined) return null;
  const { townIds, leastGuests, days, endsOn } = scopeOf(filters, todayIn());
  const { id } = await tx.searchAlert.create({
    data: {
      email,
      query,
      listingId: listing?.id,
      locale,
      townIds,
      leastGuests,
      firstDay: days && dayToUtcDate(days.start),
      lastDay: days && dayToUtcDate(days.end),
      place,
      endsOn: dayToUtcDate(endsOn),
    },
    select: { id: true },
  });
  return id;
}
