/** Shared by tests of stay reports: an area that requires them, past stays, and an admin. */
import { addDays, addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { periodOf } from '@/lib/short-stay-reports/periods';
import type { ReportPeriodRow } from '@/lib/short-stay-reports/contract';
import type { Listing } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';

/** Last month: all of its stays up to the 20th ended over a week ago. */
export const lastMonth = periodOf(addMonths(todayIn(), -1), 'month');
/** A day of that month. */
export const dayOf = (day: number): Day => addDays(lastMonth.from, day - 1);

/** An area as read from the stand-in. */
export const makeArea = (areaId = 'KUST-OOSTENDE', regulation: 'all' | 'activity' | 'listing' = 'all') =>
  prisma().shortStayArea.create({
    data: {
      ...{ areaId, authorityId: `van-${areaId}`, name: areaId, authorityName: 'Kust', regulation },
      ...{ version: '2026-01-01T00:00:00.000001Z', state: 'ok', readAt: new Date() },
    },
  });

export const putInto = (listing: Pick<Listing, 'id'>, area: { id: number }) =>
  prisma().listingShortStayArea.create({ data: { listingId: listing.id, area: area.id } });

/** A home in an area that requires reports. */
export async function makeHome(changes: Parameters<typeof makeListing>[0] = {}) {
  const listing = await makeListing(changes);
  const area = (await prisma().shortStayArea.findFirst()) ?? (await makeArea());
  await putInto(listing, area);
  return listing;
}

/** A requested stay of three nights that ended on this day. */
export const makeStay = (
  listing: Pick<Listing, 'id'>,
  departure: Day = dayOf(10),
  changes: Parameters<typeof makeBookingRequest>[0] = {},
) =>
  makeBookingRequest({
    listingId: listing.id,
    status: 'approved',
    startDate: dayToUtcDate(addDays(departure, -3)),
    endDate: dayToUtcDate(departure),
    numberOfAdults: 2,
    numberOfChildren: 0,
    numberOfBabies: 0,
    ...changes,
  });

const path = '/api/admin/short-stay-reports';

/** An admin's calls. */
export async function makeDesk() {
  const client = await signedIn(await makeAdmin());
  return {
    client,
    send: (period = lastMonth.name) => client.post<{ data: ReportPeriodRow }>(`${path}/${period}/send`, {}),
    list: async () => (await client.get<{ data: ReportPeriodRow[] }>(path)).body.data,
    rowOf: async (name = lastMonth.name) =>
      (await client.get<{ data: ReportPeriodRow[] }>(path)).body.data.find(({ period }) => period === name),
    stop: (body: object) => client.put(`${path}/stop`, body),
    file: (name: string) => client.get<string>(`${path}/${name}`),
  };
}
