/** Suggested descriptions for photos, based on the home's rooms and view; the owner accepts one with a click. */
import type { PhotoSlot } from '@/lib/listing-form/photos';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { photoWordTexts as texts } from '@/lib/texts/listing-form-screen';

/** Suggestions per photo: reading more takes longer than typing. */
const MOST = 3;

type ListingFacts = Pick<
  ListingFormValues,
  'rooms' | 'oceanview' | 'number_of_bedrooms' | 'number_of_bathrooms' | 'listing_option_4'
>;

const numbered = (word: string, count: number): string[] =>
  count > 1 ? Array.from({ length: count }, (_, n) => `${word} ${n + 1}`) : [word];

/** Everything that a photo of this home may show, most likely first. */
function sceneries({ rooms, oceanview, listing_option_4: outdoor, ...counts }: ListingFacts): string[] {
  const withView = (word: string) =>
    oceanview === 'front' ? texts.withSea(word) : oceanview === 'side' ? texts.withSeaAside(word) : word;
  const bedrooms = rooms.length > 0 ? rooms.map(({ name }) => name) : [];
  const all = [
    withView(texts.living),
    ...(oceanview === 'front' || oceanview === 'side' ? [texts.sea] : []),
    texts.kitchen,
    ...(bedrooms.length > 0 ? bedrooms : numbered(texts.bedroom, counts.number_of_bedrooms ?? 1)),
    ...numbered(texts.bathroom, counts.number_of_bathrooms ?? 1),
    ...(outdoor === '1' ? [withView(texts.terrace)] : []),
    texts.front,
  ];
  return [...new Set(all)];
}

const plain = (text: string) => text.toLowerCase();

/** Whether the file name suggests the same subject: 'keuken-2.jpg'. */
function isNamedIn(slot: PhotoSlot, scenery: string): boolean {
  const [word = ''] = plain(scenery).split(' ');
  return slot.kind === 'new' && plain(slot.file.name).includes(word);
}

/** Suggestions for one photo: skips what another photo already says, and puts matches with its file name first. */
export function proposeWords(slots: readonly PhotoSlot[], key: string, listing: ListingFacts): string[] {
  const slot = slots.find((known) => known.key === key);
  if (!slot) return [];
  const said = new Set(slots.map(({ description }) => plain(description.trim())));
  const open = sceneries(listing).filter((scenery) => !said.has(plain(scenery)));
  const named = open.filter((scenery) => isNamedIn(slot, scenery));
  return [...named, ...open.filter((scenery) => !named.includes(scenery))].slice(0, MOST);
}
