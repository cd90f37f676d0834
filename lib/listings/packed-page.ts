/**
 * A home's page as its data are sent: photos, taken nights and settings, of which there are many alike, as bare values
 * without names. The rest is short, or stands in the page already.
 */
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { ListingPageModel, PagePicture } from '@/lib/listings/page-model';
import { wirePhotoUrl } from '@/lib/listings/photos';
import { turnsIn } from '@/lib/listings/packed-photos';
import { pack, unpack } from '@/lib/packed';
import type { Packed } from '@/lib/packed';

/** Id, place, quarter turns, whether there is AVIF, width and height, then words and placeholder where there are any. */
type PackedPicture = [
  id: string,
  order: number,
  turns: number,
  avif: 0 | 1,
  width: number,
  height: number,
  description?: string | null,
  placeholder?: string | null,
];

type PackedListing = Omit<ListingPageModel, 'pictures' | 'occupied' | 'settings'> & {
  pictures: PackedPicture[];
  /** Free nights since the last range, or since today, then those of the range. */
  occupied: number[];
  /** Each option, then its value. */
  settings: number[];
};

export type PackedPage = Packed<PackedListing>;

export function packListingPage({ pictures, occupied, settings, ...rest }: ListingPageModel): PackedPage {
  return pack<PackedListing>({
    ...rest,
    pictures: pictures.map(packPicture),
    occupied: packRanges(occupied, rest.today),
    settings: settings.flatMap(({ listing_option_id: option, value }) => [option, value]),
  });
}

export function unpackListingPage(packed: PackedPage): ListingPageModel {
  const { pictures, occupied, settings, ...rest } = unpack(packed);
  return {
    ...rest,
    pictures: pictures.map(unpackPicture),
    occupied: unpackRanges(occupied, rest.today),
    settings: pairs(settings).map(([listing_option_id, value]) => ({ listing_option_id, value })),
  };
}

function packPicture(picture: PagePicture): PackedPicture {
  const { id, url, order_number: order, avif, width = 0, height = 0, description, placeholder } = picture;
  const size = [id, order, turnsIn(url), avif ? 1 : 0, width, height] as const;
  if (placeholder) return [...size, description ?? null, placeholder];
  return description ? [...size, description] : [...size];
}

function unpackPicture(packed: PackedPicture): PagePicture {
  const [id, order_number, turns, avif, width, height, description = null, placeholder = null] = packed;
  const picture = { id, url: wirePhotoUrl(id, turns * 90), order_number, placeholder, description };
  return { ...picture, ...(avif && { avif: true }), ...(width && { width, height }) };
}

function packRanges(ranges: readonly DayRange[], today: Day): number[] {
  const before = (place: number) => ranges[place - 1]?.end ?? today;
  return ranges.flatMap(({ start, end }, place) => [diffDays(before(place), start), diffDays(start, end)]);
}

function unpackRanges(packed: readonly number[], today: Day): DayRange[] {
  let at = today;
  return pairs(packed).map(([free, nights]) => {
    const start = addDays(at, free);
    at = addDays(start, nights);
    return { start, end: at };
  });
}

function pairs(values: readonly number[]): [number, number][] {
  return Array.from({ length: values.length / 2 }, (_, place) => [
    values[2 * place] ?? 0,
    values[2 * place + 1] ?? 0,
  ]);
}
