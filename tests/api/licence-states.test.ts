/** What is declared about a home, and what the register says of its number (docs/rules/lodging-register.md). */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DoubtfulLicencePage } from '@/lib/licence-states/contract';
import type { OwnListing } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { countLandlordFacts } from '@/server/features/landlord-facts/count-facts';
import { assessAllLicences } from '@/server/features/licence-states/assess-licences';
import { importRegister } from '@/server/features/lodging-register/import-register';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeLodging } from '@/tests/factories/lodging';
import { makePicture } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { testDataDir, truncateAll } from '@/tests/support/database';
import { toBody } from '@/tests/support/listing-form';
import type { Refused } from '@/tests/support/listing-form';

const number = '800123';
let owner: User;
let landlord: TestClient;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser();
  landlord = await signedIn(owner);
  listing = await makeListing({ userId: owner.id, logiesdecreet: number });
  await makePicture({ listingId: listing.id });
});

const url = () => `/api/listings/${listing.id}`;
const read = async (client = landlord) => (await client.get<{ data: OwnListing }>(url())).body.data;
const save = (changes: Record<string, unknown>) => landlord.put<Refused>(url(), toBody(changes));
const letters = async () =>
  (
    await prisma().outgoingMail.findMany({
      where: { template: 'licence-state' },
      orderBy: { createdAt: 'asc' },
      select: { recipient: true, props: true },
    })
  ).map(({ recipient, props }) => [recipient, (props as { state: string }).state]);

describe('the declaration', () => {
  const forget = () =>
    prisma().listing.update({
      where: { id: listing.id },
      data: { registrationDeclared: null, registrationDeclaredAt: null },
    });

  it('is asked before publishing, and at the next save of a home from before', async () => {
    await forget();
    expect(await read()).toMatchObject({ registration_declared: null, registration_declared_at: null });
    const refused = await save({ price: 120 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['registration_declared']]);
    expect((await save({ price: 120, registration_declared: 'no' })).status).toBe(200);
    expect(await read()).toMatchObject({
      registration_declared: 'no',
      registration_declared_at: expect.any(String) as string,
    });
    const row = await prisma().listing.findUniqueOrThrow({ where: { id: listing.id } });
    expect(row.registrationDeclaredById).toBe(owner.id);
  });

  it('is not needed for a concept', async () => {
    await forget();
    expect((await save({ price: 120, action: 'disable' })).status).toBe(200);
    expect((await save({ action: 'enable' })).status).toBe(422);
  });

  it('keeps its moment as long as it stays the same', async () => {
    const { registration_declared_at: first } = await read();
    await save({ registration_declared: 'yes', price: 130 });
    expect((await read()).registration_declared_at).toBe(first);
    await save({ registration_declared: 'no' });
    expect((await read()).registration_declared_at).not.toBe(first);
  });

  it('is yes or no', async () => {
    const refused = await save({ registration_declared: 'maybe' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['registration_declared']]);
  });
});

describe('the state of a number', () => {
  it('is assessed at each save, and read by nobody else', async () => {
    expect(await read()).toMatchObject({ licence_state: null, licence_checked_at: null });
    await save({ price: 120 });
    expect(await read()).toMatchObject({
      licence_state: 'unknown',
      licence_checked_at: expect.any(String) as string,
    });
    await makeLodging({ number });
    await save({ price: 125 });
    expect((await read()).licence_state).toBe('known');
    const shown = await read(visitor());
    for (const field of ['licence_state', 'licence_checked_at', 'registration_declared', 'order'])
      expect(shown).not.toHaveProperty(field);
  });

  it('is the first that holds', async () => {
    await makeLodging({ number });
    const state = async () => {
      await assessAllLicences();
      return (await read()).licence_state;
    };
    const set = (data: { status?: string | null; houseNumber?: string; missingSince?: Date | null }) =>
      prisma().lodgingRegisterRecord.update({ where: { number }, data });
    expect(await state()).toBe('known');
    await makeConcept({ logiesdecreet: number });
    expect(await state()).toBe('known');
    await makeListing({ logiesdecreet: number });
    expect(await state()).toBe('shared');
    await set({ houseNumber: '114' });
    expect(await state()).toBe('other_address');
    await set({ status: 'STOPPED' });
    expect(await state()).toBe('expired');
    await set({ missingSince: new Date() });
    expect(await state()).toBe('unknown');
  });

  it('is told to the landlord at each change but to known', async () => {
    await assessAllLicences();
    await assessAllLicences();
    expect(await letters()).toEqual([[owner.email, 'unknown']]);
    await makeLodging({ number });
    await assessAllLicences();
    await prisma().lodgingRegisterRecord.update({ where: { number }, data: { status: 'STOPPED' } });
    await assessAllLicences();
    await prisma().lodgingRegisterRecord.update({ where: { number }, data: { status: null } });
    await assessAllLicences();
    await prisma().lodgingRegisterRecord.update({ where: { number }, data: { status: 'STOPPED' } });
    await Promise.all([assessAllLicences(), assessAllLicences()]);
    expect(await letters()).toEqual(['unknown', 'expired', 'expired'].map((state) => [owner.email, state]));
  });

  it('has those who share the number assessed as well', async () => {
    await makeLodging({ number });
    const other = await makeListing();
    await landlord.put(`/api/listings/${other.id}`, toBody({ price: 90 }));
    await save({ price: 121 });
    await prisma().listing.update({ where: { id: other.id }, data: { logiesdecreet: number } });
    await save({ price: 122 });
    expect((await read()).licence_state).toBe('shared');
    const jobs = await prisma().$queryRaw<{ task: string }[]>`
      SELECT task_identifier AS task FROM graphile_worker.jobs WHERE task_identifier = 'assess-licences'`;
    expect(jobs).toHaveLength(1);
    await assessAllLicences({ ids: [other.id] });
    expect(await prisma().listingLicence.findUnique({ where: { listingId: other.id } })).toMatchObject({
      state: 'shared',
    });
  });

  it('is listed for admins unless it is known', async () => {
    const fine = await makeListing({ logiesdecreet: '800124' });
    await makeLodging({ number: '800124' });
    await assessAllLicences();
    const admin = await signedIn(await makeAdmin());
    const { body } = await admin.get<DoubtfulLicencePage>('/api/admin/licence-states');
    expect(body.data).toEqual([
      {
        listing: { id: listing.id, slug: listing.slug, name: listing.nameHolidayHome },
        ...{ number, state: 'unknown', checked_at: expect.any(String) as string },
      },
    ]);
    expect(body.data.map((row) => row.listing.id)).not.toContain(fine.id);
    expect((await landlord.get('/api/admin/licence-states')).status).toBe(403);
  });
});

describe('an import', () => {
  const sample = path.resolve('tests/lodging-register/sample.csv');

  async function fileWith(change: (text: string) => string): Promise<string> {
    const file = path.join(testDataDir, `register-${Math.random()}.csv`);
    await writeFile(file, change(await readFile(sample, 'utf8')));
    return file;
  }
  /** A register file whose row for this number says that it is no longer valid. */
  const ended = (of: string) =>
    fileWith((text) =>
      text
        .split('\n')
        .map((line) =>
          line.startsWith(of) ? line.replace(/NOTIFIED|ACKNOWLEDGED|LICENSED/, 'STOPPED') : line,
        )
        .join('\n'),
    );
  const rowOf = (of: string) => prisma().lodgingRegisterRecord.findUnique({ where: { number: of } });

  it('keeps the row of a number that it knew and that is no longer valid, as expired', async () => {
    await importRegister(sample);
    await prisma().listing.update({ where: { id: listing.id }, data: { logiesdecreet: '900001' } });
    await countLandlordFacts();
    const report = await importRegister(await ended('900001'));
    expect(report).toMatchObject({ removed: 0, skipped: { 'not active': 1 } });
    expect(await rowOf('900001')).toMatchObject({ status: 'STOPPED', missingSince: null });
    await assessAllLicences();
    expect((await read()).licence_state).toBe('expired');
    await countLandlordFacts();
    const row = await prisma().listing.findUniqueOrThrow({ where: { id: listing.id } });
    expect(row.licenceInRegister).toBe(false);
    await importRegister(sample);
    expect(await rowOf('900001')).toMatchObject({ status: null, missingSince: null });
  });

  it('skips such a row of a number that it did not know', async () => {
    await importRegister(await ended('900001'));
    expect(await rowOf('900001')).toBeNull();
  });
});
