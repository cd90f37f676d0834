import { expect, it } from 'vitest';
import { townAddresses } from '@/lib/profile/town-addresses';

it.each([
  ['oost', ['Oostduinkerke', 'Oostende']],
  ['OOSTE', ['Oostende']],
  ['842', ['De Haan', 'Wenduine']],
  ['ende', ['Oostende', 'Westende']],
  ['haan', ['De Haan']],
  [' 8400 ', ['Oostende']],
  ['', []],
  ['  ', []],
  ['Parijs', []],
])('%s suggests %o', async (typed, names) => {
  expect((await townAddresses.suggest(typed)).map(({ text }) => text)).toEqual(names);
});

it('fills in the town and leaves the street alone', async () => {
  const [oostende] = await townAddresses.suggest('8400');
  if (!oostende) throw new Error('no town');
  expect(await townAddresses.resolve(oostende)).toEqual({
    street: null,
    houseNumber: null,
    postalCode: '8400',
    city: 'Oostende',
    country: 'be',
  });
});
