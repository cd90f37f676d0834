import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookingRequestReaders } from './booking-request-readers';

/** Prisma's model, the relation of another one in a select or where, or the table in SQL. */
const reads = /\.bookingRequest\b|\bbookingRequest:|\bbooking_requests\b(?!:)/;

/** The code alone: what a comment or a key of an answer names is not read. */
const codeOf = (file: string) =>
  fs.readFileSync(path.join('server', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const readers = fs
  .readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => reads.test(codeOf(file)))
  .toSorted();

describe('who reads booking_requests', () => {
  it('has chosen whether own bookings are among them', () => {
    expect(readers).toEqual(Object.keys(bookingRequestReaders).toSorted());
  });

  const askedAlone = Object.entries(bookingRequestReaders).filter(([, meaning]) => meaning === 'requests');
  it.each(askedAlone)('%s tells them apart', (file) => {
    expect(codeOf(file)).toMatch(/\bmanual\b/);
  });
});
