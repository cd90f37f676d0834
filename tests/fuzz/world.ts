/** Two unrelated households, each with everything a landlord can have, and the site's admins. */
import { createHash } from 'node:crypto';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { referenceOf } from '@/lib/payments/reference';
import { hashPassword } from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { shownVersion } from '@/server/features/listings/shown';
import { requestMailsToken } from '@/server/mail/request-mails';
import { households } from '@/tools/fuzz/requests';
import type { Household } from '@/tools/fuzz/requests';
import type { Ledger } from '@/tools/fuzz/ledger';
import { makeWorld } from '@/tests/access/world';
import { makeAgreementOf } from '@/tests/factories/agreement';
import { makeApprovedStay, makeBookingRequest } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeLodging } from '@/tests/factories/lodging';
import { makePastStay } from '@/tests/factories/review';
import { makeSearchAlert, makeUnconfirmedAlert } from '@/tests/factories/search-alert';
import { makeAdmin, makeDueAdmin } from '@/tests/factories/user';
import { password } from '@/tests/support/accounts';
import { makeAccount } from '@/tests/support/payments';

const day = (days: number) => dayToUtcDate(addDays(todayIn(), days));

type World = Awaited<ReturnType<typeof makeWorld>>;

/** A secret of 43 characters as in every link and address: the same for the same words. */
const secretOf = (...words: (string | number)[]) =>
  createHash('sha256').update(words.join(' ')).digest('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Mailed links, one of each kind, which work without signing in. */
async function makeLinks({ landlord, coLandlord, unverified }: World) {
  const tokens = [
    { userId: unverified.id, kind: 'verify_email' as const },
    { userId: landlord.id, kind: 'reset_password' as const },
    { userId: coLandlord.id, kind: 'reset_password' as const },
    { userId: landlord.id, kind: 'undo_email_change' as const, oldEmail: `oud-${landlord.id}@kust.test` },
  ].map((one) => ({ ...one, token: secretOf(one.kind, one.userId) }));
  const expiresAt = day(7);
  await prisma().userToken.createMany({
    data: tokens.map(({ token, ...one }) => ({ ...one, expiresAt, tokenHash: hashOf(token) })),
  });
  const alerts = [await makeSearchAlert({ query: 'adults=4' }), await makeUnconfirmedAlert()].map(
    ({ id }) => ({ id, token: secretOf('alert', id) }),
  );
  await prisma().searchAlertToken.createMany({
    data: alerts.map(({ id, token }) => ({ searchAlertId: id, tokenHash: hashOf(token) })),
  });
  return {
    accounts: tokens.map(({ userId, token }) => ({ id: userId, token })),
    alerts,
    letters: [{ id: landlord.id, token: requestMailsToken(landlord.id) }],
  };
}

/** Secret addresses, another browser, other ways to sign in. */
async function makeKeys({ landlord, cleaner, listing }: World) {
  const secret = secretOf('calendar', listing.id);
  await prisma().calendarAddress.create({ data: { listingId: listing.id, secret } });
  const changeovers = [landlord.id, cleaner.id].map((userId) => ({
    userId,
    secret: secretOf('changeovers', userId),
  }));
  await prisma().changeoverAddress.createMany({ data: changeovers });
  const session = await prisma().session.create({
    data: { id: hashOf(secretOf('session', landlord.id)), userId: landlord.id, expiresAt: day(7) },
  });
  const identity = await prisma().userIdentity.create({
    data: {
      ...{ userId: landlord.id, provider: 'google', issuer: 'https://accounts.google.com' },
      ...{ subject: secretOf('identity', landlord.id), email: landlord.email },
    },
  });
  const passkey = await prisma().passkey.create({
    data: {
      ...{ userId: landlord.id, credentialId: secretOf('passkey', landlord.id), name: 'Sleutel' },
      publicKey: new Uint8Array([0]),
    },
  });
  await prisma().totpFactor.create({
    data: { userId: landlord.id, secret: new Uint8Array([0]), confirmedAt: new Date(), lastStep: 0 },
  });
  return { secret, changeovers: changeovers.map((one) => one.secret), session, identity, passkey };
}

/** Stays of the home in every state that allows an action. */
async function makeStays({ listing }: World) {
  const listingId = listing.id;
  await prisma().listing.update({
    where: { id: listingId },
    data: { arrivalInfo: 'De sleutel hangt in het kastje.', arrivalInfoRelease: 'paid' },
  });
  const approved = (from: number) =>
    makeApprovedStay({ listingId, startDate: day(from), endDate: day(from + 3), price: 500 });
  const stay = await approved(30);
  const asked = await approved(80);
  const quiet = await approved(100);
  const past = await makePastStay({ listingId, ago: 9 });
  const offered = await makeBookingRequest({
    ...{ listingId, offerStartDate: day(120), offerEndDate: day(123) },
    ...{ offerTotalCents: 450_00, offerMadeAt: new Date(), answeredAt: new Date() },
  });
  await prisma().bookingPayment.create({
    data: { bookingRequestId: quiet.id, amountCents: 100_00, paidAt: day(-1), kind: 'deposit' },
  });
  const party = { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0, numberOfPets: 0 };
  const change = (id: number, askedBy: 'guest' | 'landlord', from: number) =>
    prisma().stayChange.create({
      data: {
        ...{ bookingRequestId: id, askedBy, startDate: day(from), endDate: day(from + 3) },
        ...{ ...party, totalCents: 520_00, message: 'Een dag later?' },
      },
    });
  return {
    ...{ stay, asked, quiet, past, offered },
    changes: {
      guest: await change(stay.id, 'guest', 31),
      landlord: await change(asked.id, 'landlord', 81),
    },
  };
}

/** What a landlord has besides the one request of the access matrix. */
async function makeMore(world: World) {
  const { landlord, coLandlord, admin, listing, contactRequest, review, replyTemplate } = world;
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
  const stays = await makeStays(world);
  const { stay, past } = stays;
  await prisma().replyTemplate.update({
    where: { id: replyTemplate.id },
    data: { sendMoment: 'before_arrival', sendDays: 3, sendHour: 10, sendSince: new Date() },
  });
  await prisma().reviewReport.create({
    data: { reviewId: review.id, userId: landlord.id, reason: 'Deze gast verbleef hier niet.' },
  });
  const bookings = [world.bookingRequest, stay, stays.asked, stays.quiet, past, stays.offered].map(
    ({ id }) => id,
  );
  const guestTokens = [world.guestToken];
  for (const id of bookings.slice(1))
    guestTokens.push(await makeGuestToken({ kind: 'booking-requests', id }));
  guestTokens.push(await makeGuestToken({ kind: 'contact-requests', id: contactRequest.id }));
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
  for (const thread of [{ bookingRequestId: stay.id }, { contactRequestId: contactRequest.id }])
    await prisma().message.create({ data: { ...thread, sender: 'guest', body: 'Is er een garage?' } });
  const decide = (appeal: { appealedAt?: Date; appealReason?: string } = {}) =>
    prisma().decision.create({
      data: {
        ...{ measure: 'offline', ground: 'terms', article: 'Artikel 10', facts: 'Foto van elders.' },
        ...{ subjectKind: 'listing', subjectId: listing.id, subjectName: 'Zeezicht' },
        ...{ userId: landlord.id, decidedById: admin.id, ...appeal },
      },
    });
  const decision = await decide();
  const appealed = await decide({ appealedAt: new Date(), appealReason: 'De foto’s zijn van hier.' });
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
  await prisma().freePeriod.create({ data: { listingId: listing.id } });
  await prisma().cleaningNote.create({ data: { listingId: listing.id, note: 'Sleutel bij de bakker.' } });
  await prisma().customListingPrice.create({ data: { listingId: listing.id, validAt: day(50), price: 150 } });
  return {
    ...{ concept, ordered, denied, ...stays, bookings, guestTokens, agreement, paymentRequest, payment },
    ...{ decision, appealed, notice, reference },
    ...{ links: await makeLinks(world), keys: await makeKeys(world), lodging: await makeLodging() },
  };
}

export type House = World &
  Awaited<ReturnType<typeof makeMore>> & {
    /** The landlord's. */
    invitation: { id: number };
    /** Its homes' versions that admins see. */
    shown: (string | null)[];
  };
export interface FuzzWorld {
  houses: Record<Household, House>;
  staff: Record<'support' | 'moderator' | 'finance' | 'owner' | 'dueAdmin', { id: number }>;
}

/**
 * Columns that get a text with the row's own id, so that any answer reveals whose row was read: after 'zp' texts only
 * for the landlord, after 'zq' all others that are not public.
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

/** Makes the world; its rows have their ids in texts only for their owners. */
export async function makeFuzzWorld(ledger: Ledger): Promise<FuzzWorld> {
  const made: Partial<Record<Household, World & Awaited<ReturnType<typeof makeMore>>>> = {};
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
  // Their slugs depend on the process.
  await ledger.run(`UPDATE listings SET slug = 'zeezicht-' || id`);
  // Notes are removed by their author.
  await ledger.run('UPDATE staff_notes SET author_id = $1', [staff.owner.id]);
  // Every account has the same password.
  await ledger.run('UPDATE users SET password_hash = $1', [await hashPassword(password)]);
  const fresh = async (house: Omit<House, 'invitation' | 'shown'>, other: typeof house): Promise<House> => {
    const landlord = await prisma().user.findUniqueOrThrow({ where: { id: house.landlord.id } });
    const coLandlord = await prisma().user.findUniqueOrThrow({ where: { id: house.coLandlord.id } });
    const listing = await prisma().listing.findUniqueOrThrow({ where: { id: house.listing.id } });
    const waiting = await prisma().listing.findUniqueOrThrow({ where: { id: house.waiting.id } });
    const shown = await Promise.all([listing, waiting].map(({ id }) => shownVersion(prisma(), id)));
    // Each household's landlord is invited to help at a home of the other.
    const invitation = await prisma().listingManager.create({
      data: { listingId: other.concept.id, email: landlord.email },
    });
    return { ...house, landlord, coLandlord, listing, waiting, shown, invitation };
  };
  return { houses: { a: await fresh(a, b), b: await fresh(b, a) }, staff };
}
