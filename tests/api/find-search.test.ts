import { beforeEach, describe, expect, it } from 'vitest';
import type { Found } from '@/lib/find/contract';
import { foundKinds } from '@/lib/find/kinds';
import type { FoundKind } from '@/lib/find/kinds';
import { formatEuro } from '@/lib/money/euro';
import { findFaults, findTexts } from '@/lib/texts/find';
import { pool, prisma } from '@/server/db';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeLodging } from '@/tests/factories/lodging';
import { makeMail } from '@/tests/factories/mail';
import { makeOrder } from '@/tests/factories/order';
import { makeUser } from '@/tests/factories/user';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;
const day = new Date('2026-02-03T10:00:00Z');

beforeEach(async () => {
  await truncateAll();
  ({ client } = await signedInAdmin());
});

const search = async (q: string): Promise<Found> => {
  const { status, body } = await client.get<{ data: Found }>(`/api/admin/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body.data;
};
const idsOf = async (q: string, kind: FoundKind) => (await search(q))[kind].map(({ id }) => id);
const kindsOf = async (q: string) => {
  const found = await search(q);
  return foundKinds.filter((kind) => found[kind].length > 0);
};

async function makeWorld() {
  const user = await makeUser({
    firstName: 'Zoë',
    lastName: 'D’Hondt',
    email: 'zoe.dhondt@kustverblijf.test',
    phoneNumber: '+32 (0)475/12.34.56',
  });
  const listing = await makeListing({
    userId: user.id,
    nameHolidayHome: 'Résidence Étoile',
    slug: 'etoile-de-panne',
    logiesdecreet: '384756',
    addressStreetName: 'Koninginnelaan',
    phoneNumber: '059 70 11 22',
  });
  const request = await makeBookingRequest({
    listingId: listing.id,
    firstName: 'Jürgen',
    lastName: 'Großmann',
    email: 'jg@gast.test',
    phoneNumber: '0049 30 123456',
  });
  return { user, listing, request };
}

describe('what is found', () => {
  it('is told in the same words for every kind, with the page where it is dealt with', async () => {
    const { user, listing, request } = await makeWorld();
    const order = await makeOrder({ userId: user.id, number: '2026-004711' });
    await makeLodging({ number: '384756', name: 'Etoile', municipality: 'De Panne' });
    const mail = await makeMail({ recipient: user.email, sentAt: new Date('2026-03-02T12:00:00Z') });
    expect((await search('etoile')).listings).toEqual([
      {
        id: listing.id,
        label: 'Résidence Étoile',
        detail: `nr. ${listing.id} · Oostende · Online · van Zoë D’Hondt`,
        url: `/dashboard/admin/aanbod/${listing.id}`,
      },
    ]);
    expect((await search("zoe d'hondt")).users).toEqual([
      {
        id: user.id,
        label: 'Zoë D’Hondt',
        detail: 'zoe.dhondt@kustverblijf.test · Verhuurder',
        url: `/dashboard/admin/gebruikers/${user.id}`,
      },
    ]);
    expect((await search('grossmann')).booking_requests).toEqual([
      {
        id: request.id,
        label: `${request.code} · Jürgen Großmann`,
        detail: expect.stringMatching(/ · Résidence Étoile · In afwachting$/),
        url: `/dashboard/reserverings-aanvragen/${request.id}`,
      },
    ]);
    expect((await search('2026-004711')).invoices).toEqual([
      {
        id: order.id,
        label: '2026-004711',
        detail: `Marie Peeters · ${formatEuro(121_00)}`,
        url: `/dashboard/admin/gebruikers/${user.id}`,
      },
    ]);
    expect((await search('384756')).licences).toEqual([
      {
        id: '384756',
        label: '384756',
        detail: 'In het basisregister · Etoile · De Panne · 1 woning',
        url: '/dashboard/admin/aanbod/alle?q=384756',
      },
    ]);
    expect((await search('zoe.dhondt@')).mails).toEqual([
      {
        id: mail.id,
        label: 'Registratie met een bekend adres',
        detail: 'zoe.dhondt@kustverblijf.test · verstuurd op 2 maart 2026',
        url: '/dashboard/admin/mails?state=sent&search=zoe.dhondt%40kustverblijf.test',
      },
    ]);
  });

  it.each([
    ['RESIDENCE ETOILE', 'listings'],
    ['koninginnelaan 112', 'listings'],
    ['etoile-de-panne', 'listings'],
    ['059/70.11.22', 'listings'],
    ['+3259701122', 'listings'],
    ['384756', 'listings'],
    ['zo', 'users'],
    ['dhondt@kust', 'users'],
    ['0475123456', 'users'],
    ['0032 475 12 34 56', 'users'],
    ['12 34 56', 'users'],
    ['jurgen gross', 'booking_requests'],
    ['JG@GAST.TEST', 'booking_requests'],
    ['+49 30 123 456', 'booking_requests'],
  ] as const)('%s: one of the %s', async (q, kind) => {
    await makeWorld();
    await makeBookingRequest({ listingId: (await makeListing()).id });
    expect(await idsOf(q, kind)).toHaveLength(1);
  });

  it('goes by a number exactly, before whatever only contains it', async () => {
    const { user, listing, request } = await makeWorld();
    await makeListing({ nameHolidayHome: `Huis ${listing.id}5` });
    expect((await idsOf(String(listing.id), 'listings'))[0]).toBe(listing.id);
    expect((await idsOf(`#${user.id}`, 'users'))[0]).toBe(user.id);
    expect(await idsOf(request.code.toLowerCase(), 'booking_requests')).toEqual([request.id]);
  });

  it('includes own bookings, concepts and credit notes; not who left, nor homes of nobody', async () => {
    const { listing } = await makeWorld();
    const concept = await makeConcept({ nameHolidayHome: null, logiesdecreet: '900001' });
    const manual = await makeManualBooking({ listingId: listing.id, firstName: 'Fien', lastName: 'Eigen' });
    const note = await makeCreditNote();
    await makeUser({ firstName: 'Weg', lastName: 'Gegaan', deletedAt: day, suspendedAt: day });
    await makeConcept({
      nameHolidayHome: 'Wrak',
      firstPublishedAt: null,
      removedAt: day,
    });
    expect((await search('900001')).listings).toMatchObject([{ id: concept.id, label: findTexts.nameless }]);
    expect((await search('fien eigen')).booking_requests).toMatchObject([
      { id: manual.id, detail: expect.stringContaining(findTexts.ownBooking) },
    ]);
    expect((await search(note.number)).invoices).toMatchObject([{ label: note.number }]);
    expect(await kindsOf('gegaan')).toEqual([]);
    expect(await kindsOf('wrak')).toEqual([]);
  });

  it('is at most five of a kind, the newest; older ones are found too', async () => {
    const landlord = await makeUser();
    const first = await makeListing({ userId: landlord.id, nameHolidayHome: 'Albatros eerste' });
    for (let n = 0; n < 6; n += 1)
      await makeListing({ userId: landlord.id, nameHolidayHome: `Albatros ${n}` });
    const { listings } = await search('albatros');
    expect(listings.map(({ label }) => label)).toEqual([5, 4, 3, 2, 1].map((n) => `Albatros ${n}`));
    // More than are looked at one by one.
    await pool().query(
      `INSERT INTO listings (slug, user_id, logiesdecreet, disabled_at)
       SELECT 'veel-' || n, $1, '777777', now() FROM generate_series(1, 600) n`,
      [landlord.id],
    );
    expect(await idsOf('albatros eer', 'listings')).toEqual([first.id]);
    expect(await idsOf('veel', 'listings')).toHaveLength(5);
  });

  it('has the numbers of the register that no home has', async () => {
    await makeLodging({ number: '123450', name: null });
    await makeListing({ logiesdecreet: '123456' });
    const { licences } = await search('1234');
    expect(licences.map(({ label, detail }) => [label, detail])).toEqual([
      ['123450', `${findTexts.inRegister} · Oostende · ${findTexts.noHomes}`],
      ['123456', `${findTexts.notInRegister} · 1 woning`],
    ]);
  });
});

describe('the words', () => {
  it('take % _ and \\ as they are', async () => {
    const odd = await makeListing({ nameHolidayHome: '100% zee_zicht \\ duin' });
    await makeListing({ nameHolidayHome: '100 zeeXzicht duin' });
    for (const q of ['100%', 'zee_zicht', '% zee', 'zee_z', '\\ duin'])
      expect(await idsOf(q, 'listings'), q).toEqual([odd.id]);
    for (const q of ['%%', '__', '%_%']) expect(await kindsOf(q), q).toEqual([]);
  });

  it('have all to be there; fewer than three letters begin a word', async () => {
    const home = await makeListing({ nameHolidayHome: 'Noordstrand Oase' });
    expect(await idsOf('strand', 'listings')).toEqual([home.id]);
    expect(await idsOf('strand oa', 'listings')).toEqual([home.id]);
    expect(await idsOf('as strand', 'listings')).toEqual([]);
    expect(await idsOf('strand kerk', 'listings')).toEqual([]);
  });
});

it.each(['', '?q=', '?q=a', '?q=%20a%20', `?q=${'a'.repeat(101)}`])('refuses %s on q', async (query) => {
  const { status, body } = await client.get<{ errors: object }>(`/api/admin/search${query}`);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ q: [findFaults.q] });
});

it('answers with the six kinds, empty ones too', async () => {
  expect(await search('xyzzy')).toEqual(Object.fromEntries(foundKinds.map((kind) => [kind, []])));
  expect(await prisma().auditLog.count()).toBe(0);
});
