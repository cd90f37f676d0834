/** Optional facts about a listing: rules, cancellation, arrival, beach, rooms and beds. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListingCard } from '@/lib/listings/card-contract';
import type { OwnListing, PublicListing } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { listingBody, toBody } from '@/tests/support/listing-form';
import type { Refused } from '@/tests/support/listing-form';

type Saved = { data: OwnListing };

const stored = makeStoredPhoto();
let owner: User;
let client: TestClient;
let listing: Listing;
beforeEach(async () => {
  owner = await makeUser();
  client = await signedIn(owner);
  listing = await makeListing({ userId: owner.id });
  await makePicture({ listingId: listing.id, photo: await stored });
});

const put = (body: unknown) => client.put<Saved>(`/api/listings/${listing.id}`, body);
const show = async (by: TestClient = visitor()) =>
  by.get<{ data: PublicListing & Partial<OwnListing> }>(`/api/listings/${listing.id}`);

const facts = {
  house_rules: 'Geen feestjes.\nNa 22 uur is het stil.',
  cancellation: 'moderate',
  arrival_info: 'De sleutel ligt in kluisje 4711.',
  agreement_clause: 'Wie later vertrekt, betaalt 50 euro.\nHet huisvuil gaat mee.',
  land_register_number: '35013A0123/00B000',
  distance_to_beach_m: 130,
} as const;
const rooms = [
  {
    name: 'Slaapkamer 1',
    beds: [
      { kind: 'double', count: 1 },
      { kind: 'cot', count: 2 },
    ],
  },
  { name: 'Leefruimte', beds: [{ kind: 'sofa', count: 1 }] },
  { name: 'Berging', beds: [] },
];
/** The same rooms as form fields. */
const roomFields = {
  'rooms[0][name]': 'Slaapkamer 1',
  'rooms[0][beds][0][kind]': 'double',
  'rooms[0][beds][0][count]': '1',
  'rooms[0][beds][1][kind]': 'cot',
  'rooms[0][beds][1][count]': '2',
  'rooms[1][name]': ' Leefruimte ',
  'rooms[1][beds][0][kind]': 'sofa',
  'rooms[1][beds][0][count]': '1',
  'rooms[2][name]': 'Berging',
};

describe('saving optional facts', () => {
  it.each([
    ['a form', () => toBody({ ...facts, ...roomFields })],
    ['JSON', () => ({ ...facts, rooms })],
  ])('accepts them as %s, and returns them in order', async (_how, body) => {
    const { status, body: answer } = await put(body());
    expect([status, answer.data]).toEqual([200, expect.objectContaining({ ...facts, rooms })]);
    expect((await show(client)).body.data).toMatchObject({ ...facts, rooms });
  });

  it('accepts them with a new listing', async () => {
    const { status, body } = await client.post<Saved>(
      '/api/listings',
      await listingBody({ ...facts, ...roomFields }),
    );
    expect([status, body.data]).toEqual([201, expect.objectContaining({ ...facts, rooms })]);
  });

  it('leaves fields that are not sent, and clears those sent empty', async () => {
    await put({ ...facts, rooms });
    expect((await put(toBody({ price: '120' }))).body.data).toMatchObject({ ...facts, rooms, price: 120 });
    const none = {
      ...{
        house_rules: '',
        cancellation: '',
        arrival_info: '',
        agreement_clause: '',
        land_register_number: '',
      },
      ...{ distance_to_beach_m: '', rooms: '' },
    };
    expect((await put(toBody(none))).body.data).toMatchObject({
      house_rules: null,
      cancellation: null,
      arrival_info: null,
      agreement_clause: null,
      land_register_number: null,
      distance_to_beach_m: null,
      rooms: [],
    });
  });

  it('replaces the existing rooms by those sent', async () => {
    await put({ rooms });
    const after = [{ name: 'Zolder', beds: [{ kind: 'bunk', count: 3 }] }];
    expect((await put({ rooms: after })).body.data.rooms).toEqual(after);
    expect(await prisma().listingBed.count({ where: { listingId: listing.id } })).toBe(1);
  });

  const bed = (kind: unknown, count: unknown) => ({ rooms: [{ name: 'Kamer', beds: [{ kind, count }] }] });
  it.each<[string, object]>([
    ['house_rules', { house_rules: 'x'.repeat(1501) }],
    ['arrival_info', { arrival_info: 'x'.repeat(3001) }],
    ['agreement_clause', { agreement_clause: 'x'.repeat(2001) }],
    ['agreement_clause', { agreement_clause: ['x'] }],
    ['land_register_number', { land_register_number: 'x'.repeat(61) }],
    ['cancellation', { cancellation: 'never' }],
    ['distance_to_beach_m', { distance_to_beach_m: -1 }],
    ['distance_to_beach_m', { distance_to_beach_m: '12,5' }],
    ['distance_to_beach_m', { distance_to_beach_m: 10_001 }],
    ['rooms', { rooms: [{ beds: [] }] }],
    ['rooms', { rooms: [{ name: '  ' }] }],
    ['rooms', { rooms: [{ name: 'x'.repeat(61) }] }],
    ['rooms', { rooms: [{ name: 'Boek op www.elders.be' }] }],
    ['rooms', { rooms: Array.from({ length: 21 }, (_, n) => ({ name: `Kamer ${n}` })) }],
    ['rooms', { rooms: 'keuken' }],
    ['rooms', bed('hangmat', 1)],
    ['rooms', bed('double', 0)],
    ['rooms', bed('double', 11)],
    ['rooms', bed('double', null)],
    [
      'rooms',
      {
        rooms: [
          {
            name: 'Kamer',
            beds: [
              { kind: 'sofa', count: 1 },
              { kind: 'sofa', count: 2 },
            ],
          },
        ],
      },
    ],
  ])('refuses on %s (%#)', async (field, change) => {
    const { status, body } = await put(change);
    expect([status, Object.keys((body as unknown as Refused).errors)]).toEqual([422, [field]]);
  });

  it('logs an admin’s change by its fields', async () => {
    await (
      await signedIn(await makeAdmin())
    ).put(`/api/listings/${listing.id}`, { house_rules: 'Stil.', rooms });
    const entry = await prisma().auditLog.findFirstOrThrow({
      where: { action: 'listing.update', subjectId: listing.id },
    });
    expect(entry.details).toEqual({ fields: ['house_rules', 'rooms'] });
  });

  it('requires none of them for publishing', async () => {
    const concept = await makeConcept({ userId: owner.id });
    await makePicture({ listingId: concept.id, photo: await stored });
    expect((await client.put(`/api/listings/${concept.id}`, { action: 'enable' })).status).toBe(200);
  });

  it('keeps an approved listing approved', async () => {
    expect((await put({ ...facts, rooms })).body.data.approved_at).not.toBeNull();
  });
});

describe('what others can read of them', () => {
  it('is everything except how to get in, the clause of the agreement and the land-register number', async () => {
    await put({ ...facts, rooms });
    const { arrival_info: secret, agreement_clause, land_register_number: land, ...open } = facts;
    const [clause = ''] = agreement_clause.split('\n');
    const { body, text } = await show();
    expect(body.data).toMatchObject({ ...open, rooms });
    expect(body.data).not.toHaveProperty('arrival_info');
    expect(body.data).not.toHaveProperty('agreement_clause');
    expect(text).not.toContain(land);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(clause);
    for (const path of ['calendar', 'availability']) {
      expect((await visitor().get(`/api/listings/${listing.id}/${path}`)).text).not.toContain(secret);
    }
    const page = await findListingPage(listing.slug, () => Promise.resolve(null));
    expect(page?.listing).toMatchObject({ house_rules: facts.house_rules, rooms });
    expect(JSON.stringify(page)).not.toContain(secret);
    expect(JSON.stringify(page)).not.toContain(clause);
    expect(JSON.stringify(page)).not.toContain(land);
  });

  it('includes how to get in for calendar managers and admins, not for another landlord', async () => {
    await put(facts);
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    for (const user of [manager, await makeAdmin()]) {
      expect((await show(await signedIn(user))).body.data.arrival_info).toBe(facts.arrival_info);
    }
    expect((await show(await signedIn(await makeUser()))).text).not.toContain(facts.arrival_info);
    const byManager = await (await signedIn(manager)).put(`/api/listings/${listing.id}`, facts);
    expect(byManager.status).toBe(403);
  });

  it.each([
    [130, 150],
    [124, 100],
    [20, 0],
    [1500, 1500],
  ])(
    'with a hidden address: %i m to the beach is %i m, except for those who manage it',
    async (typed, told) => {
      await put({ distance_to_beach_m: typed, display_home_address: false });
      const { body } = await visitor().get<{ data: ListingCard[] }>(
        `/api/listings?logiesdecreet=${listing.logiesdecreet}`,
      );
      expect(body.data.map(({ distance_to_beach_m: metres }) => metres)).toEqual([told]);
      expect((await show()).body.data.distance_to_beach_m).toBe(told);
      expect((await show(client)).body.data.distance_to_beach_m).toBe(typed);
    },
  );
});

describe('the database', () => {
  const room = (place: number, name = 'Kamer') => ({ listingId: listing.id, place, name });

  it('keeps rooms and beds within their bounds, whoever writes', async () => {
    const { listingRoom, listingBed, listing: listings } = prisma();
    await listingRoom.create({ data: room(1) });
    const bed = { listingId: listing.id, room: 1, place: 1, kind: 'double', count: 1 } as const;
    await listingBed.create({ data: bed });
    const refused = [
      () => listingRoom.create({ data: room(21) }),
      () => listingRoom.create({ data: room(0) }),
      () => listingRoom.create({ data: room(2, '') }),
      () => listingBed.create({ data: { ...bed, place: 2 } }),
      () => listingBed.create({ data: { ...bed, kind: 'sofa', place: 6 } }),
      () => listingBed.create({ data: { ...bed, kind: 'sofa', place: 2, count: 11 } }),
      () => listingBed.create({ data: { ...bed, room: 2 } }),
      () => listings.update({ where: { id: listing.id }, data: { distanceToBeachM: -1 } }),
    ];
    for (const write of refused) await expect(write()).rejects.toThrow(/constraint/i);
  });

  it('logs changes of rooms in the change log', async () => {
    const told = () => prisma().change.count({ where: { kind: 'home', subjectId: listing.id } });
    const before = await told();
    await prisma().listingRoom.create({ data: room(1) });
    expect(await told()).toBe(before + 1);
  });
});

describe('when guests read the access instructions', () => {
  it.each([
    [{}, { release: null, days: null }],
    [
      { arrival_info_release: 'days', arrival_info_days: '0' },
      { release: 'days', days: 0 },
    ],
    [
      { arrival_info_release: 'days', arrival_info_days: 30 },
      { release: 'days', days: 30 },
    ],
    // Days are only stored with the kind of release that uses them.
    [
      { arrival_info_release: 'paid', arrival_info_days: '3' },
      { release: 'paid', days: null },
    ],
    [
      { arrival_info_release: '', arrival_info_days: '3' },
      { release: null, days: null },
    ],
  ])('is saved: %o', async (fields, { release, days }) => {
    const { status, body } = await put(fields);
    const expected = { arrival_info_release: release, arrival_info_days: days };
    expect([status, body.data]).toEqual([200, expect.objectContaining(expected)]);
    expect((await show()).body.data).not.toHaveProperty('arrival_info_release');
  });

  it.each([
    ['arrival_info_days', { arrival_info_release: 'days' }],
    ['arrival_info_days', { arrival_info_release: 'days', arrival_info_days: '31' }],
    ['arrival_info_days', { arrival_info_release: 'days', arrival_info_days: '-1' }],
    ['arrival_info_release', { arrival_info_release: 'ooit' }],
  ])('is refused under %s: %o', async (field, fields) => {
    const { status, body } = await client.put<{ errors: object }>(`/api/listings/${listing.id}`, fields);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
