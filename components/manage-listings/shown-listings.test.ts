import { describe, expect, it } from 'vitest';
import { shownListings } from './shown-listings';

const answer = (dataUpdatedAt: number, ...ids: number[]) => ({
  data: { data: ids.map((id) => ({ id })) },
  dataUpdatedAt,
});
const idsOf = (listings: { id: number }[]) => listings.map(({ id }) => id);

describe('a listing that moved to the other section', () => {
  const before = answer(1000, 1, 2);
  const after = answer(2000, 2, 3);

  it('is shown only in the section with the newer answer', () => {
    expect(idsOf(shownListings(before, after))).toEqual([1]);
    expect(idsOf(shownListings(after, before))).toEqual([2, 3]);
  });

  it('stays in its section while the other has no answer yet', () => {
    const none = { data: undefined, dataUpdatedAt: 0 };
    expect(idsOf(shownListings(before, none))).toEqual([1, 2]);
    expect(shownListings(none, before)).toEqual([]);
  });
});
