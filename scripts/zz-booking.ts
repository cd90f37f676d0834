import { prisma, transaction, closeDatabase } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeUser, makeAdmin, makeCoLandlord } from '@/tests/factories/user';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { startSession } from '@/server/auth/session';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
const owner = await makeUser({ email: `o${process.pid}@kustverblijf.test` });
const admin = await makeAdmin({ email: `a${process.pid}@kustverblijf.test` });
const co = await makeCoLandlord({ email: `c${process.pid}@kustverblijf.test` });
const listing = await makeListing({
  userId: owner.id,
  slug: `zeezicht-${process.pid}`,
  minStay: 2,
  maxStay: 14,
});
await prisma().listingSetting.create({ data: { listingId: listing.id, optionId: 9, value: 1 } });
const t = todayIn();
await prisma().occupancy.createMany({
  data: [
    {
      listingId: listing.id,
      source: 'blocked',
      startDate: dayToUtcDate(addDays(t, 6)),
      endDate: dayToUtcDate(addDays(t, 9)),
    },
    {
      listingId: listing.id,
      source: 'blocked',
      startDate: dayToUtcDate(addDays(t, 20)),
      endDate: dayToUtcDate(addDays(t, 25)),
    },
  ],
});
await prisma().customListingPrice.createMany({
  data: [14, 15, 16].map((n) => ({
    listingId: listing.id,
    validAt: dayToUtcDate(addDays(t, n)),
    price: 1250,
  })),
});
const names = [
  ['Els', 'Maes'],
  ['Tom', 'De Smet'],
  ['Fatima', 'El Amrani'],
  ['Kobe', 'Vandenberghe-Van Steenkiste'],
  ['Lotte', 'Claes'],
];
for (const [i, [firstName = '', lastName = '']] of names.entries()) {
  const start = addDays(t, 40 + i * 7);
  await makeBookingRequest({
    listingId: listing.id,
    firstName,
    lastName,
    startDate: dayToUtcDate(start),
    endDate: dayToUtcDate(addDays(start, 3 + i)),
    price: 1250 + i * 333,
    numberOfChildren: i,
    phoneNumber: '+32 470 12 34 56',
    streetName: 'Kerkstraat',
    houseNumber: '4',
    city: 'Gent',
    ...(i === 1 && { readAt: new Date() }),
    ...(i === 2 && {
      readAt: new Date(),
      handledAt: new Date(),
      status: 'declined',
      modifiedAt: new Date(),
      modifiedById: owner.id,
    }),
    ...(i === 3 && {
      status: 'approved',
      modifiedAt: new Date(),
      modifiedById: owner.id,
      readAt: new Date(),
    }),
  });
}
for (const user of [owner, admin, co])
  console.log(
    user.roleId,
    user.id,
    (await transaction((tx) => startSession(tx, { userId: user.id, remember: true }))).split(';')[0],
  );
console.log(listing.slug);
await closeDatabase();
