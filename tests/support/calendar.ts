/** Shared by tests of calendars. */
import type { ListingLogDto } from '@/lib/calendar/contract';
import { addDays, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import type { User } from '@/prisma/generated/client';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

/** The night this many days from today. */
export const night = (days: number): Day => addDays(todayIn(), days);

/** A public listing at € 100 per night, with its landlord signed in, and a manager of its calendar. */
export async function makeManagedListing() {
  const owner = await makeUser({ firstName: 'Griet', lastName: 'Claes' });
  const manager = await makeUser({ firstName: 'Piet', lastName: 'Mede' });
  const listing = await makeListing({ userId: owner.id });
  await shareWith(listing.id, manager);
  return { owner, manager, listing, client: await signedIn(owner) };
}

export async function shareWith(listingId: number, { email, id: userId }: User) {
  await prisma().listingManager.create({ data: { listingId, email, userId } });
}

/** The calendar's log as the client sees it, newest first. */
export async function logsOf(client: TestClient, listing: { slug: string }): Promise<ListingLogDto[]> {
  const { body } = await client.get<{ data: ListingLogDto[] }>(`/api/listings/${listing.slug}/logs?limit=70`);
  return body.data;
}

/** The imported days of a listing, by start. */
export async function importedDays(listingId: number): Promise<[Day, Day][]> {
  const rows = await prisma().occupancy.findMany({
    where: { listingId, feedId: { not: null } },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ startDate, endDate }) => [utcDateToDay(startDate), utcDateToDay(endDate)]);
}
