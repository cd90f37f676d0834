import { expect, it } from 'vitest';
import { readQuery } from '@/app/dashboard/read-query';
import { bookingRequestsQuery } from '@/lib/booking-requests/contract';

const read = (search: Record<string, string | string[] | undefined>) =>
  readQuery(bookingRequestsQuery, Promise.resolve(search));

it('reads an address as the call reads it', async () => {
  const asked = {
    page: '3',
    status: 'pending',
    sort: 'arrival',
    listing_id: '7',
    search: '  Anna   Peeters ',
  };
  expect(await read(asked)).toEqual({
    page: 3,
    limit: 15,
    status: 'pending',
    sort: 'arrival',
    listing_id: 7,
    search: 'Anna Peeters',
  });
});

it.each([
  ['page', 'x'],
  ['page', ['2', '3']],
  ['status', 'open'],
  ['sort', '__proto__'],
  ['listing_id', '0'],
  ['search', 'a'.repeat(202)],
  ['search', ['a', 'b']],
  ['search', ' '],
  ['unknown', '1'],
])('overlooks %s=%s alone', async (name, value) => {
  expect(await read({ status: 'declined', [name]: value })).toEqual({
    page: 1,
    limit: 15,
    ...(name !== 'status' && { status: 'declined' }),
  });
});
