import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Prisma, TaxDetails } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { propertiesOf } from '@/server/features/dac7/seller-record';
import type { ReportedStay, SellerRecord } from '@/server/features/dac7/seller-record';
import { toTaxDetails } from '@/server/features/dac7/tax-details';

/** Approved stays that were booked here and departed in a year, up to today. */
export function reportedStays(year: number, userId?: number): Prisma.BookingRequestWhereInput {
  return {
    manual: false,
    status: 'approved',
    endDate: {
      gte: dayToUtcDate(`${year}-01-01`),
      lt: dayToUtcDate(`${year + 1}-01-01`),
      lte: dayToUtcDate(todayIn()),
    },
    listing: { userId, removedAt: null },
  };
}

const staySelect = {
  startDate: true,
  endDate: true,
  price: true,
  quote: true,
  agreedTotalCents: true,
  payments: { select: { amountCents: true, paidAt: true, kind: true } },
  listing: {
    select: {
      id: true,
      userId: true,
      propertyType: true,
      addressStreetName: true,
      addressHouseNumber: true,
      addressHouseNumberSuffix: true,
      addressPostcode: true,
      landRegisterNumber: true,
      city: { select: { name: true } },
    },
  },
} satisfies Prisma.BookingRequestSelect;

interface Seller {
  id: number;
  firstName: string;
  lastName: string;
  paymentAccount: { iban: string; holderName: string } | null;
  taxDetails: TaxDetails | null;
}

function recordOf(seller: Seller, stays: readonly ReportedStay[], year: number): SellerRecord {
  const { id, firstName, lastName, paymentAccount } = seller;
  return {
    ...{ userId: id, firstName, lastName },
    holder: paymentAccount?.holderName ?? null,
    iban: paymentAccount?.iban ?? null,
    details: toTaxDetails(seller.taxDetails),
    properties: propertiesOf(stays, year),
  };
}

/** What would be reported on each landlord with stays in a year, or on one; by id. */
export async function loadSellers(
  year: number,
  { db = prisma(), userId }: { db?: Tx; userId?: number } = {},
): Promise<SellerRecord[]> {
  const stays = await db.bookingRequest.findMany({
    where: reportedStays(year, userId),
    select: staySelect,
    orderBy: { id: 'asc' },
  });
  const byLandlord = Map.groupBy(stays, ({ listing }) => listing.userId);
  const sellers = await db.user.findMany({
    where: { id: { in: [...byLandlord.keys()] } },
    select: {
      ...{ id: true, firstName: true, lastName: true, taxDetails: true },
      paymentAccount: { select: { iban: true, holderName: true } },
    },
    orderBy: { id: 'asc' },
  });
  return sellers.map((seller) => recordOf(seller, byLandlord.get(seller.id) ?? [], year));
}

/** Whether a record has what the form requires. */
export const isComplete = ({ details }: SellerRecord): boolean =>
  details.kind !== null && details.tin !== null;
