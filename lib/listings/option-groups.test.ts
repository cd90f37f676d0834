import { expect, it } from 'vitest';
import { optionGroups } from '@/lib/listings/option-groups';
import { listingOptions } from '@/lib/listings/options';

it('holds every switch once', () => {
  const switches = listingOptions.filter(({ kind }) => kind === 'boolean').map(({ key }) => key);
  const grouped = optionGroups.flatMap<string>(({ options }) => options);
  expect(grouped.toSorted()).toEqual(switches.toSorted());
});
