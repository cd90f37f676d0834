import { cities } from '@/lib/listings/cities';
import type { AddressSource, AddressSuggestion } from '@/lib/profile/address-source';

const MOST = 6;
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

function suggestTowns(typed: string): AddressSuggestion[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const place = ({ name, postcode }: (typeof cities)[number]) =>
    postcode.startsWith(wanted) || plain(name).startsWith(wanted) ? 0 : plain(name).includes(wanted) ? 1 : 2;
  return cities
    .filter((city) => place(city) < 2)
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, MOST)
    .map(({ id, name, postcode }) => ({ key: String(id), text: name, detail: postcode }));
}

/** The coast towns, by name or postcode, from our own table: always available, without an external service. */
export const townAddresses: AddressSource = {
  kind: 'towns',
  suggest: async (typed) => suggestTowns(typed),
  resolve: async ({ text, detail }) => ({
    street: null,
    houseNumber: null,
    postalCode: detail,
    city: text,
    country: 'be',
  }),
};
