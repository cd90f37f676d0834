/** Which pictures suit a demo listing, so that its photos agree with its text. */
import type { CityId } from '@/lib/listings/cities';
import { isDetached } from './listing';
import type { SeedListing } from './listing';
import type { Picture } from './picture-catalogue';
import type { PictureKind, PictureView } from './picture-texts';

/** A room, an outdoor space that belongs to the home, or the surroundings. */
export type PictureRole =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bunks'
  | 'bathroom'
  | 'balcony'
  | 'roof'
  | 'garden'
  | 'around';

const rooms: Partial<Record<PictureKind, PictureRole>> = {
  studio: 'living',
  'living-panorama': 'living',
  'living-sofa': 'living',
  'living-nook': 'living',
  dining: 'dining',
  'kitchen-island': 'kitchen',
  'kitchen-table': 'kitchen',
  bedroom: 'bedroom',
  'bedroom-view': 'bedroom',
  'kids-room': 'bunks',
  'bathroom-tub': 'bathroom',
  'bathroom-shower': 'bathroom',
  balcony: 'balcony',
  'roof-terrace': 'roof',
  'garden-terrace': 'garden',
};

export const roleOf = ({ kind }: Pick<Picture, 'kind'>): PictureRole => rooms[kind] ?? 'around';

/** The outside of a building. */
const front = /^(?:apartment|villa|house)-/;

/** What makes people want to stay somewhere, rather than recognise it: a view from it, or its living room. */
const invites: ReadonlySet<PictureRole> = new Set(['living', 'balcony', 'roof', 'garden']);

/** Whether another photo of the listing should come before this one; `isInviting` tells which may. */
export const isFront = ({ kind }: Pick<Picture, 'kind'>): boolean => front.test(kind);
export const isInviting = (picture: Pick<Picture, 'kind'>): boolean => invites.has(roleOf(picture));

const BREDENE: CityId = 2;
const harbours: ReadonlySet<CityId> = new Set([1, 9, 11, 14]);
const lowTowns: ReadonlySet<CityId> = new Set([2, 3, 10, 12]);
const villaTowns: ReadonlySet<CityId> = new Set([3, 5, 8]);

/** Sights that exist only in some towns. */
const onlyIn: Partial<Record<PictureKind, readonly CityId[]>> = {
  pier: [1],
  lighthouse: [1, 8, 9, 11],
  'sand-yachts': [2, 4, 6, 10],
  'horse-fisher': [6, 10],
  'fishing-quay': [9, 11, 14],
  marina: [1, 9, 11, 14],
  'dike-walk': [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  'dune-path': [2, 3, 4, 5, 6, 8, 9, 10, 12, 13],
  dunes: [2, 3, 4, 5, 6, 8, 9, 10, 12, 13],
};

/** Whether the view is possible from that room of the home. */
function sees(listing: SeedListing, view: PictureView, role: PictureRole): boolean {
  const detached = isDetached(listing.type);
  // In homes facing the sea, the living room and outdoor spaces face it.
  if (listing.view === 'front' && ['living', 'balcony', 'roof'].includes(role)) return view === 'sea';
  return {
    sea: listing.view !== 'no',
    roofs: !detached,
    garden: detached || (listing.floor ?? 0) <= 1,
    dunes: listing.view !== 'front' && (onlyIn.dunes ?? []).includes(listing.town.id),
  }[view];
}

/** Bunk beds only in homes with single beds. */
const hasBunk = ({ beds }: SeedListing) => beds.bunkCorner || (beds.singles >= 2 && beds.bedrooms > 1);

const looksRight = (listing: SeedListing, picture: Picture) =>
  picture.view === null || sees(listing, picture.view, roleOf(picture));

/** Whether the picture suits the listing as a further photo. */
export function fitsInside(listing: SeedListing, picture: Picture): boolean {
  if (roleOf(picture) === 'bunks' && !hasBunk(listing)) return false;
  return looksRight(listing, picture) && (onlyIn[picture.kind]?.includes(listing.town.id) ?? true);
}

function apartmentKinds({ view, town }: SeedListing): readonly PictureKind[] {
  if (view === 'no')
    return [
      'apartment-street',
      'apartment-street',
      'apartment-close',
      'apartment-close',
      'balcony',
      'living-sofa',
      ...(harbours.has(town.id) ? (['apartment-marina', 'apartment-marina'] as const) : []),
    ];
  return [
    'apartment-dike',
    'apartment-sand',
    'apartment-close',
    'apartment-sand',
    'balcony',
    'dike-walk',
    'dike-above',
    ...(view === 'front'
      ? (['living-panorama', 'balcony'] as const)
      : (['apartment-close', 'apartment-dike'] as const)),
  ];
}

/** Possible subjects of a listing's first photo; likely ones occur more than once. */
function coverKindsByType(listing: SeedListing): readonly PictureKind[] {
  const inland = listing.view === 'no';
  switch (listing.type) {
    case 'apartment':
      return apartmentKinds(listing);
    case 'studio':
      return inland
        ? ['studio', 'studio', 'apartment-street']
        : ['balcony', 'studio', 'balcony', 'studio', 'apartment-dike'];
    case 'penthouse':
      return inland
        ? ['roof-terrace', 'roof-terrace', 'living-panorama']
        : ['roof-terrace', 'dike-above', 'roof-terrace', 'dike-above', 'living-panorama'];
    case 'villa':
      return villaTowns.has(listing.town.id)
        ? ['villa-norman', 'villa-belle', 'villa-norman', 'villa-thatch', 'villa-modern']
        : ['villa-modern', 'villa-thatch', 'villa-brick', 'villa-norman', 'villa-belle'];
    case 'house':
      return [
        'house-cottages',
        'house-terrace',
        'house-bungalow',
        'house-cottages',
        ...(inland ? (['house-farm'] as const) : []),
      ];
  }
}

/** Kinds of first photo that show nothing that the home lacks. */
export function coverKinds(listing: SeedListing): readonly PictureKind[] {
  const { comfort, floor, town } = listing;
  return coverKindsByType(listing).filter((kind) => {
    if (kind === 'balcony') return comfort.outdoor && floor !== 0;
    if (kind === 'roof-terrace') return comfort.outdoor;
    return town.id !== BREDENE || !['apartment-dike', 'dike-walk', 'dike-above'].includes(kind);
  });
}

/** Rows of buildings, whose height is characteristic of the town. */
const rowOfFronts = /^(?:apartment-(?:dike|sand|street)|dike-)/;

/** Whether the picture suits the listing as its first photo. */
export const fitsAsCover = (listing: SeedListing, picture: Picture): boolean =>
  coverKinds(listing).includes(picture.kind) &&
  looksRight(listing, picture) &&
  (!rowOfFronts.test(picture.kind) || picture.low === lowTowns.has(listing.town.id));
