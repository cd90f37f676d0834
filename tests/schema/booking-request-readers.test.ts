import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookingRequestReaders } from './booking-request-readers';

/** Prisma's model, its relation from another model in a select or where, or the table in SQL. */
const reads = /\.bookingRequest\b|\bbookingRequest:|\bbooking_requests\b(?!:)/;

/** The code without comments and without keys of an API response. */
const codeOf = (file: string) =>
  fs.readFileSync(path.join('server', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const readers = fs
  .readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => reads.test(codeOf(file)))
  .toSorted();

describe('modules that read booking_requests', () => {
  it('declare whether they include own bookings', () => {
    expect(readers).toEqual(Object.keys(bookingRequestReaders).toSorted());
  });

  const askedAlone = Object.entries(bookingRequestReaders).filter(([, meaning]) => meaning === 'requests');
  it.each(askedAlone)('%s distinguishes them', (file) => {
    expect(codeOf(file)).toMatch(/\bmanual\b/);
  });
});
