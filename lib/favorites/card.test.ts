import { describe, expect, it } from 'vitest';
import { isOnline } from '@/lib/favorites/card';
import { publicListing as listing } from '@/tests/factories/public-listing';

describe('a favourite', () => {
  it.each([
    [true, {}],
    [false, { disabled_at: '2026-03-02T09:00:00.000Z' }],
    [false, { approved_at: null }],
  ])('is online: %s, with %j', (online, changes) => {
    expect(isOnline({ ...listing, ...changes })).toBe(online);
  });
});
