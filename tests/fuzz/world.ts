/** Two households that have nothing to do with each other, each with everything a landlord can have, and the site's admins. */
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { referenceOf } from '@/lib/payments/reference';
import { prisma } from '@/server/db';
import { households } from '@/tools/fuzz/requests';
import type { Household } from '@/tools/fuzz/requests';
import type { Ledger } from '@/tools/fuzz/ledger';
import { makeWorld } from '@/tests/access/world';
import { makeAgreementOf } from '@/tests/factories/agreement';
import { makeApprovedStay } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makePastStay } from '@/tests/factories/review';
import { makeSearchAlert } from '@/tests/factories/search-alert';
import { makeAdmin, makeDueAdmin } from '@/tests/factories/user';
import { makeAccount } from '@/tests/support/payments';

const day = (days: number) => dayToUtcDate(addDays(todayIn(), days));

/** What a landlord has besides the one request of the access matrix. */
async function makeMore({
  landlord,
  coLandlord,
  admin,
  listing,
  contactRequest,
  otherLandlord,
}: Awaited<ReturnType<typeof makeWorld>>) {
  await makeAccount(landlord.id);
  const off = { userId: landlord.id, approvedAt: null, disabledAt: new Date() };
  const ordered = await makeListing({
    ...{ ...off, orderedAt: new Date(), orderAuthority: 'Toerisme Vlaanderen', orderReference: 'TV-1' },
    orderReason: 'Niet aangemeld.',
  });
  const denied = await makeListing({ ...off, deniedAt: new Date(), firstPublishedAt: null });
  await prisma().listingManager.create({
    data: { listingId: denied.id, email: coLandlord.email, userId: coLandlord.id },
  });
  const concept = await makeConcept({ userId: landlord.id });
  const stay = await makeApprovedStay({
    listingId: listing.id,
    startDate: day(30),
    endDate: day(33),
    price: 500,
  });
  const past = await makePastStay({ listingId: listing.id, ago: 9 });
  const stayToken = await makeGuestToken({ kind: 'booking-requests', id: stay.id });
  const pastToken = await makeGuestToken({ kind: 'booking-requests', id: past.id });
  const questionToken = await makeGuestToken({ kind: 'contact-requests', id: contactRequest.id });
  const agreement = await makeAgreementOf(stay.id);
  const reference = referenceOf(String(landlord.id));
  await prisma().paymentReference.create({ data: { reference } });
  const paymentRequest = await prisma().paymentRequest.create({
    data: {
      ...{ bookingRequestId: stay.id, kind: 'balance', amountCents: 500_00, dueDate: day(20), reference },
      ...{ iban: 'BE68539007547034', holderName: 'Jan Janssens' },
    },
  });
  const payment = await prisma().bookingPayment.create({
    data: { bookingRequestId: stay.id, amountCents: 100_00, paidAt: day(-1), kind: 'rent' },
  });
  const change = await prisma().stayChange.create({
    data: {
      ...{
        bookingRequestId: stay.id,
        askedBy: 'guest',
        startDate: day(31),
        endDate: day(34),
        totalCents: 520_00,
      },
      ...{
        numberOfAdults: 2,
        numberOfChildren: 0,
        numberOfBabies: 0,
        numberOfPets: 0,
        message: 'Een dag later?',
      },
    },
  });
  for (const thread of [{ bookingRequestId: stay.id }, { contactRequestId: contactRequest.id }])
    await prisma().message.create({ data: { ...thread, sender: 'guest', body: 'Is er een garage?' } });
  const invitation = await prisma().listingManager.create({
    data: { listingId: concept.id, email: otherLandlord.email },
  });
  const decision = await prisma().decision.create({
    data: {
      ...{ measure: 'offline', ground: 'terms', article: 'Artikel 10', facts: 'Foto van elders.' },
      ...{ subjectKind: 'listing', subjectId: listing.id, subjectName: 'Zeezicht' },
      ...{ userId: landlord.id, decidedById: admin.id },
    },
  });
  const notice = await prisma().notice.create({
    data: {
      ...{
        reference: `M-${String(landlord.id).slice(-8).padStart(8, '2')}`,
        subject: 'listing',
        subjectId: listing.id,
      },
      ...{
        subjectName: 'Zeezicht',
        kind: 'other',
        reason: 'Klopt niet.',
        name: 'Els',
        email: 'els@kust.test',
      },
    },
  });
  await makeSearchAlert({ query: 'adults=4' });
  await prisma().cleaningNote.create({ data: { listingId: listing.id, note: 'Sleutel bij de bakker.' } });
  await prisma().customListingPrice.create({ data: { listingId: listing.id, validAt: day(50), price: 150 } });
  return {
    ...{
      concept,
      ordered,
      denied,
      stay,
      past,
      stayToken,
      pastToken,
      questionToken,
      agreement,
      paymentRequest,
      payment,
      change,
    },
    ...{ invitation, decision, notice, reference },
  };
}

export type House = Awaited<ReturnType<typeof makeWorld>> & Awaited<ReturnType<typeof makeMore>>;
export interface FuzzWorld {
  houses: Record<Household, House>;
  staff: Record<'support' | 'moderator' | 'finance' | 'owner' | 'dueAdmin', { id: number }>;
}

/**
 * Columns that get a text with the row's own id, which gives away in any answer whose row was read: after 'zp' what is
 * its landlord's alone, after 'zq' everything else that is not for everybody.
 */
const marked: readonly [table: string, column: string, value: string][] = [
  ['users', 'email', `'zq' || id || '@kust.test'`],
  ['users', 'last_name', `'Zq' || id`],
  ['users', 'billing_street_name', `'Laan zq' || id`],
  ['users', 'phone_number', 'NULL'],
  ['booking_requests', 'last_name', `'Zq' || id`],
  ['booking_requests', 'email', `CASE email WHEN '' THEN '' ELSE 'zq' || id || '@kust.test' END`],
  ['booking_requests', 'message', `CASE message WHEN '' THEN '' ELSE 'Groet van zq' || id END`],
  ['booking_requests', 'note', `'Privé zp' || id`],
  ['contact_requests', 'last_name', `'Zq' || id`],
  ['contact_requests', 'email', `'zq' || id || '@kust.test'`],
  ['contact_requests', 'message', `'Groet van zq' || id`],
  ['messages', 'body', `'Bericht zq' || id`],
  ['stay_changes', 'message', `'Vraag zq' || id`],
  ['payment_requests', 'holder_name', `'Zq' || id`],
  [
    'listing_managers',
    'email',
    `CASE WHEN user_id IS NULL THEN email ELSE 'zq' || user_id || '@kust.test' END`,
  ],
  ['calendar_feeds', 'url', `'https://feeds.test/zq' || id || '.ics'`],
  ['staff_notes', 'body', `'Nota zq' || id`],
  ['inbox_messages', 'body', `'Post zq' || id`],
  ['notices', 'reason', `'Melding zq' || id`],
  ['notices', 'email', `'zq' || id || '@kust.test'`],
  ['search_alerts', 'email', `'zq' || id || '@kust.test'`],
  ['reply_templates', 'body', `'Tekst zq' || id`],
  ['admin_decisions', 'facts', `'Feiten zq' || id`],
];

/** Makes the world; its rows carry their ids in what only their owners may read. */
export async function makeFuzzWorld(ledger: Ledger): Promise<FuzzWorld> {
  const made: Partial<Record<Household, House>> = {};
  for (const household of households) {
    const world = await makeWorld();
    made[household] = { ...world, ...(await makeMore(world)) };
  }
  const staff = {
    support: await makeAdmin({ staffRole: 'support' }),
    moderator: await makeAdmin({ staffRole: 'moderator' }),
    finance: await makeAdmin({ staffRole: 'finance' }),
    owner: await makeAdmin(),
    dueAdmin: await makeDueAdmin(),
  };
  const { a, b } = made;
  if (!a || !b) throw new Error('both households are made above');
  for (const [table, column, value] of marked) await ledger.run(`UPDATE ${table} SET ${column} = ${value}`);
  // The process that made them is in their names.
  await ledger.run(`UPDATE listings SET slug = 'zeezicht-' || id`);
  const invited = [a, b].map(({ invitation, otherLandlord }) => [
    invitation.id,
    `zq${otherLandlord.id}@kust.test`,
  ]);
  for (const values of invited)
    await ledger.run('UPDATE listing_managers SET email = $2 WHERE id = $1', values);
  const fresh = async (house: House): Promise<House> => ({
    ...house,
    landlord: await prisma().user.findUniqueOrThrow({ where: { id: house.landlord.id } }),
    coLandlord: await prisma().user.findUniqueOrThrow({ where: { id: house.coLandlord.id } }),
    listing: await prisma().listing.findUniqueOrThrow({ where: { id: house.listing.id } }),
    waiting: await prisma().listing.findUniqueOrThrow({ where: { id: house.waiting.id } }),
  });
  return { houses: { a: await fresh(a), b: await fresh(b) }, staff };
}
