import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { importRegister, RegisterError } from '@/server/features/lodging-register/import-register';
import type { RegisterStateDto } from '@/lib/lodging-register/contract';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { testDataDir, truncateAll } from '@/tests/support/database';

const sample = path.resolve('tests/lodging-register/sample.csv');
const count = () => prisma().lodgingRegisterRecord.count();

async function fileOf(text: string | Buffer): Promise<string> {
  const file = path.join(testDataDir, `register-${Math.random()}.csv`);
  await writeFile(file, text);
  return file;
}

beforeEach(truncateAll);

describe('register import', () => {
  it('imports the lodgings and reports what it skipped and why', async () => {
    expect(await importRegister(sample)).toEqual({
      rows: 10,
      added: 8,
      changed: 0,
      unchanged: 0,
      removed: 0,
      skipped: { promotion: 1, 'no holiday home': 1 },
      notes: [],
    });
    const quoted = await prisma().lodgingRegisterRecord.findUnique({ where: { number: '900007' } });
    expect(quoted).toMatchObject({ name: 'Appartement "De Strandloper"', houseNumber: '55' });
    const scaled = await prisma().lodgingRegisterRecord.findUnique({ where: { number: '900010' } });
    expect(scaled).toMatchObject({ houseNumber: null, latitude: 51.2983, longitude: 3.0821 });
  });

  it('changes only what differs the second time', async () => {
    await importRegister(sample);
    const renamed = (await readFile(sample, 'utf8')).replace('Villa De Zwaluw', 'Villa De Meeuw');
    expect(await importRegister(await fileOf(renamed))).toMatchObject({ added: 0, changed: 1, unchanged: 7 });
  });

  it.each([
    ['one that breaks off within a row', async () => (await readFile(sample)).subarray(0, 1200)],
    ['one with an open quote', async () => `${await readFile(sample, 'utf8')}900011;BASE;;"Open`],
    ['a page instead of a file', async () => '<!doctype html><html><body>Storing</body></html>'],
    ['a file of other columns', async () => 'a;b;c\n1;2;3\n'],
    ['an empty file', async () => ''],
    ['a header alone', async () => (await readFile(sample, 'utf8')).split('\n', 1)[0] ?? ''],
  ])('changes nothing for %s', async (_what, content) => {
    await importRegister(sample);
    await prisma().lodgingRegisterRecord.update({
      where: { number: '900001' },
      data: { name: 'Zoals het was' },
    });
    await expect(importRegister(await fileOf(await content()))).rejects.toThrow(RegisterError);
    expect(await count()).toBe(8);
    const row = await prisma().lodgingRegisterRecord.findUnique({ where: { number: '900001' } });
    expect(row?.name).toBe('Zoals het was');
  });

  it('reads from a URL, and rejects an error response', async () => {
    const body = await readFile(sample);
    const server = createServer((req, res) => {
      if (req.url === '/register.csv') res.end(body);
      else res.writeHead(500).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(importRegister(`${origin}/weg.csv`)).rejects.toThrow('500');
    expect((await importRegister(`${origin}/register.csv`)).added).toBe(8);
    server.close();
  });

  it('reports a missing file', async () => {
    await expect(importRegister('/nergens/register.csv')).rejects.toThrow('cannot be opened');
  });

  it('uses the first of a number that is in the file twice', async () => {
    const text = await readFile(sample, 'utf8');
    const twice = text.trimEnd() + `\n${(text.split('\n')[1] ?? '').replace('Zeewind', 'Dubbel')}\n`;
    expect(await importRegister(await fileOf(twice))).toMatchObject({
      added: 8,
      skipped: { 'number twice in the file': 1 },
    });
  });
});

describe('GET /api/lodgings/{number}', () => {
  it('returns the record with the towns of its municipality', async () => {
    await importRegister(sample);
    const client = await signedIn(await makeUser());
    const { status, body } = await client.get('/api/lodgings/900003');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        alternative_name: '0101',
        name: 'Residentie Golfslag',
        thoroughfare: 'Albertplein',
        house_number: '1',
        house_number_suffix: '0101',
        municipality: 'Knokke-Heist',
        listing_cities: [
          { id: 5, name: 'Knokke' },
          { id: 8, name: 'Heist' },
        ],
        post_code: '8300',
        country: 'be',
        province: 'West-Vlaanderen',
      },
    });
  });

  it('answers 404 for an unknown number, and 401 without a session', async () => {
    const client = await signedIn(await makeUser());
    expect((await client.get('/api/lodgings/000000')).status).toBe(404);
    expect((await visitor().get('/api/lodgings/900003')).status).toBe(401);
  });
});

describe('the runs of the import', () => {
  const state = async () => {
    const admin = await signedIn(await makeAdmin());
    return (await admin.get<{ data: RegisterStateDto }>('/api/admin/lodging-register')).body.data;
  };

  it('are recorded with counts and the date of the file, failures too, newest first', async () => {
    await importRegister(sample);
    await expect(importRegister('/nowhere/register.csv')).rejects.toThrow(RegisterError);
    const { runs } = await state();
    expect(runs).toMatchObject([
      { source: '/nowhere/register.csv', file_date: null, rows: 0, added: 0 },
      { source: sample, rows: 10, added: 8, changed: 0, removed: 0, skipped: 2, failure: null },
    ]);
    expect(runs[0]?.failure).toContain('cannot be opened');
    expect(Date.parse(runs[1]?.file_date ?? '')).toBeGreaterThan(0);
  });

  it('tell of homes online whose number is gone, until it is there again', async () => {
    await importRegister(sample);
    const home = await makeListing({ logiesdecreet: '900001' });
    await makeConcept({ logiesdecreet: '900001' });
    expect((await state()).missing).toEqual([]);
    const shorter = (await readFile(sample, 'utf8'))
      .split('\n')
      .filter((line) => !line.includes('900001'))
      .join('\n');
    const file = await fileOf(shorter);
    expect(await importRegister(file)).toMatchObject({ added: 0, changed: 0, removed: 1 });
    expect(await importRegister(file)).toMatchObject({ removed: 0 });
    expect((await state()).missing).toMatchObject([{ listing_id: home.id, licence: '900001' }]);
    expect(await importRegister(sample)).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect((await state()).missing).toEqual([]);
  });
});
