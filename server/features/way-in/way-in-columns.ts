import 'server-only';

import { baseCentsOf } from '@/lib/booking-requests/refund';
import { todayIn, utcDateToDay } from '@/lib/dates/day';
import type { WayInDue } from '@/lib/way-in/contract';
import type { TranslatedWayIn } from '@/lib/way-in/words';
import { releaseOf, wayInDue } from '@/lib/way-in/release';
import type { BookingRequest, Listing, Prisma } from '@/prisma/generated/client';
import { toQuote } from '@/server/features/requests/price-columns';

/** What decides when the guest of a stay reads how to get in, apart from the listing's columns. */
export const wayInSelect = {
  startDate: true,
  price: true,
  quote: true,
  agreedTotalCents: true,
  onSiteCents: true,
  arrivalInfoAt: true,
  payments: { select: { amountCents: true, kind: true, paymentRequestId: true } },
  paymentRequests: { select: { id: true, amountCents: true, canceledAt: true } },
} as const satisfies Prisma.BookingRequestSelect;

export const wayInListingSelect = {
  arrivalInfo: true,
  arrivalInfoRelease: true,
  arrivalInfoDays: true,
} as const satisfies Prisma.ListingSelect;

/** The translations of how to get in, in addition to the Dutch text. */
export const wayInTranslationsSelect = {
  translations: { select: { locale: true, arrivalInfo: true } },
} as const satisfies Prisma.ListingSelect;

export function translatedWayIn(
  rows: readonly { locale: string; arrivalInfo: string | null }[],
): TranslatedWayIn {
  const words = (locale: string) => rows.find((row) => row.locale === locale)?.arrivalInfo ?? null;
  return { fr: words('fr'), de: words('de'), en: words('en') };
}

type Columns = Pick<
  BookingRequest,
  'startDate' | 'price' | 'quote' | 'agreedTotalCents' | 'onSiteCents' | 'arrivalInfoAt'
>;
export interface WayInRow extends Columns {
  payments: { amountCents: number; kind: string; paymentRequestId: number | null }[];
  paymentRequests: { id: number; amountCents: number; canceledAt: Date | null }[];
  listing: Pick<Listing, keyof typeof wayInListingSelect>;
}

const sum = (payments: WayInRow['payments']) =>
  payments.reduce((total, { amountCents }) => total + amountCents, 0);

function stayOf({ listing, payments, paymentRequests, ...row }: WayInRow) {
  const { price, quote, agreedTotalCents: agreed_total_cents, onSiteCents: on_site_cents } = row;
  return {
    release: listing.arrivalInfoRelease,
    days: listing.arrivalInfoDays,
    asked: paymentRequests
      .filter(({ canceledAt }) => canceledAt === null)
      .map(({ id, amountCents }) => ({
        amountCents,
        paidCents: sum(payments.filter(({ paymentRequestId }) => paymentRequestId === id)),
      })),
    noted: {
      amountCents: baseCentsOf({ price, quote: toQuote(quote), agreed_total_cents, on_site_cents }),
      paidCents: sum(payments.filter(({ kind }) => kind !== 'deposit')),
    },
    arrival: utcDateToDay(row.startDate),
  };
}

/** What has to happen before the guest of an approved stay reads it; null once they may, or without a text. */
export function dueOf(row: WayInRow, now = new Date()): WayInDue | null {
  if (row.arrivalInfoAt !== null || row.listing.arrivalInfo === null) return null;
  return wayInDue(stayOf(row), todayIn(undefined, now));
}

/** Whether the approval itself told it; not if payments were requested then, even if all were canceled since. */
export const isToldAtOnce = (row: WayInRow): boolean =>
  row.listing.arrivalInfoRelease === 'approved' ||
  (releaseOf(stayOf(row)) === 'approved' && row.paymentRequests.length === 0);

/** How to get in as the guest of an approved stay reads it now, or what they wait for. */
export function wayInOf(row: WayInRow): { arrivalInfo: string | null; arrivalInfoDue: WayInDue | null } {
  const arrivalInfoDue = dueOf(row);
  return { arrivalInfo: arrivalInfoDue ? null : row.listing.arrivalInfo, arrivalInfoDue };
}
