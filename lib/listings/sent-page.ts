/**
 * The compact format in which a listing page's data is sent: repetitive parts (photos, occupied nights, settings, rooms
 * and rental periods) as bare values without names. The rest is short, or is in the page already.
 */
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { rentalPeriodFlags, rentalPeriods, setRentalPeriods } from '@/lib/listings/kinds';
import type { BedKind, RentalPeriodFlag } from '@/lib/listings/kinds';
import type { ListingPageModel, PagePicture } from '@/lib/listings/page-model';
import { turnsIn, wirePhotoUrl } from '@/lib/listings/photos';
import type { Room } from '@/lib/listings/rooms';

/**
 * Id, order number, quarter turns, whether there is an AVIF version, width and height, then description and placeholder
 * if present.
 */
type SentPicture = [
  id: string,
  order: number,
  turns: number,
  avif: 0 | 1,
  width: number,
  height: number,
  description?: string | null,
  placeholder?: string | null,
];

/** The name, then kind and count of each bed. */
type SentRoom = [name: string, ...beds: (BedKind | number)[]];

export type SentPage = Omit<
  ListingPageModel,
  'pictures' | 'occupied' | 'settings' | 'rooms' | RentalPeriodFlag
> & {
  pictures: SentPicture[];
  /** For each range: free nights since the previous range (or since today), then the nights in it. */
  occupied: number[];
  /** Option id and value, alternating. */
  settings: number[];
  rooms: SentRoom[];
  /** The rental periods offered, as indices into the list of all. */
  periods: number[];
};

export function sentPageOf(page: ListingPageModel): SentPage {
  const { pictures, occupied, settings, rooms, ...rest } = page;
  const isFlag = (name: string) => name.startsWith('rental_period_');
  const named = Object.entries(rest).filter(([name]) => !isFlag(name));
  return {
    // Everything except the flags, which Object.fromEntries cannot express.
    ...(Object.fromEntries(named) as Omit<typeof rest, RentalPeriodFlag>),
    pictures: pictures.map(sentPicture),
    occupied: sentRanges(occupied, rest.today),
    settings: settings.flatMap(({ listing_option_id: option, value }) => [option, value]),
    rooms: rooms.map(({ name, beds }) => [name, ...beds.flatMap(({ kind, count }) => [kind, count])]),
    periods: setRentalPeriods(page).map((period) => rentalPeriods.indexOf(period)),
  };
}

export function listingPageOf(sent: SentPage): ListingPageModel {
  const { pictures, occupied, settings, rooms, periods, ...rest } = sent;
  return {
    ...rest,
    pictures: pictures.map(pictureOf),
    occupied: rangesOf(occupied, rest.today),
    settings: pairs(settings).map(([listing_option_id, value]) => ({ listing_option_id, value })),
    rooms: rooms.map(([name, ...beds]) => ({ name, beds: bedsOf(beds) })),
    ...rentalPeriodFlags(...rentalPeriods.filter((_period, place) => periods.includes(place))),
  };
}

function sentPicture(picture: PagePicture): SentPicture {
  const { id, url, order_number: order, avif, width = 0, height = 0, description, placeholder } = picture;
  const size = [id, order, turnsIn(url), avif ? 1 : 0, width, height] as const;
  if (placeholder) return [...size, description ?? null, placeholder];
  return description ? [...size, description] : [...size];
}

function pictureOf(sent: SentPicture): PagePicture {
  const [id, order_number, turns, avif, width, height, description = null, placeholder = null] = sent;
  const picture = { id, url: wirePhotoUrl(id, turns * 90), order_number, placeholder, description };
  return { ...picture, ...(avif && { avif: true }), ...(width && { width, height }) };
}

function sentRanges(ranges: readonly DayRange[], today: Day): number[] {
  const before = (place: number) => ranges[place - 1]?.end ?? today;
  return ranges.flatMap(({ start, end }, place) => [diffDays(before(place), start), diffDays(start, end)]);
}

function rangesOf(sent: readonly number[], today: Day): DayRange[] {
  let at = today;
  return pairs(sent).map(([free, nights]) => {
    const start = addDays(at, free);
    at = addDays(start, nights);
    return { start, end: at };
  });
}

const bedsOf = (sent: readonly (BedKind | number)[]): Room['beds'] =>
  pairs<BedKind | number>(sent).flatMap(([kind, count]) =>
    typeof kind === 'string' && typeof count === 'number' ? [{ kind, count }] : [],
  );

function pairs<Value>(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((value, place) => {
    const next = values[place + 1];
    return place % 2 === 0 && next !== undefined ? [[value, next] as [Value, Value]] : [];
  });
}
