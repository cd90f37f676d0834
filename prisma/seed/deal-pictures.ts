/**
 * Distributes the pictures of the catalogue over the listings: which photos a listing shows, in which order, with which
 * description.
 */
import type { Prisma } from '@/prisma/generated/client';
import { isDetached } from './listing';
import type { SeedListing } from './listing';
import { PICTURE_SIZE, pictureKey } from './picture-catalogue';
import type { Picture } from './picture-catalogue';
import { coverKinds, fitsAsCover, fitsInside, isFront, isInviting, roleOf } from './picture-fits';
import type { PictureRole } from './picture-fits';
import { pictureText } from './picture-texts';
import { Random } from './random';
import { drawUuid } from './uuid';

export interface DealtPicture {
  readonly listingId: number;
  /** Starts at 1, without gaps. */
  readonly orderNumber: number;
  readonly picture: Picture;
  /** In Dutch, at most 200 characters. */
  readonly description: string;
}

const MOST_PHOTOS = 10;
const FEWEST_PHOTOS = 8;
/** A draft already has a few. */
const PHOTOS_OF_A_CONCEPT = 3;

/** The rooms shown after the first photo, before the surroundings; each role as often as it occurs here. */
function rolesOf(listing: SeedListing, random: Random): PictureRole[] {
  const { bedrooms, bathrooms } = listing.beds;
  const outside: PictureRole = isDetached(listing.type)
    ? 'garden'
    : listing.type === 'penthouse'
      ? 'roof'
      : 'balcony';
  return [
    'living',
    ...(listing.comfort.outdoor ? [outside] : []),
    'kitchen',
    ...(random.chance(0.4) ? (['dining'] as const) : []),
    'bedroom',
    ...(bedrooms > 1 && random.chance(0.6) ? (['bedroom'] as const) : []),
    ...(random.chance(0.6) ? (['bunks'] as const) : []),
    'bathroom',
    ...(bathrooms > 1 && random.chance(0.6) ? (['bathroom'] as const) : []),
  ];
}

/** The distribution: a cover goes to one listing, a shared picture to one listing per town, least used ones first. */
class Deal {
  readonly #covers: Set<Picture>;
  readonly #shared: ReadonlyMap<PictureRole, readonly Picture[]>;
  readonly #first = new Set<Picture>();
  readonly #townsOf = new Map<Picture, Set<number>>();

  constructor(catalogue: readonly Picture[]) {
    this.#covers = new Set(catalogue.filter(({ use }) => use === 'cover'));
    this.#shared = Map.groupBy(
      catalogue.filter(({ use }) => use === 'shared'),
      roleOf,
    );
  }

  /** @throws Error if every cover that fits the listing is taken */
  cover(listing: SeedListing): Picture {
    const kind = new Random(`cover/${listing.id}`).pick(coverKinds(listing));
    const fitting = [...this.#covers].filter((picture) => fitsAsCover(listing, picture));
    const cover = fitting.find((picture) => picture.kind === kind) ?? fitting[0];
    if (!cover) throw new Error(`No first photo is left for home ${listing.id}, a ${listing.type}`);
    this.#covers.delete(cover);
    return cover;
  }

  /**
   * The photos in the order shown: a view or the living room before the outside of the building. None comes first in
   * two listings, so that lists never repeat one; if all are taken, the outside stays first.
   */
  inOrder(cover: Picture, others: readonly Picture[]): Picture[] {
    const fitting = others.filter((picture) => isInviting(picture) && !this.#first.has(picture));
    const first = isFront(cover)
      ? (fitting.find(({ view }) => view === 'sea') ?? fitting[0] ?? cover)
      : cover;
    this.#first.add(first);
    return [first, ...[cover, ...others].filter((picture) => picture !== first)];
  }

  /** The photos beside the cover, rooms before surroundings. */
  others(listing: SeedListing): Picture[] {
    const random = new Random(`pictures/${listing.id}`);
    const taken: Picture[] = [];
    const take = (role: PictureRole) => {
      const picture = this.#take(listing, role, random, taken);
      if (picture) taken.push(picture);
    };
    rolesOf(listing, random).forEach(take);
    const total = random.int(FEWEST_PHOTOS, MOST_PHOTOS) - 1;
    for (let left = total - taken.length; left > 0; left -= 1) take('around');
    return taken.slice(0, MOST_PHOTOS - 1);
  }

  #take(listing: SeedListing, role: PictureRole, random: Random, taken: readonly Picture[]): Picture | null {
    const fitting = (this.#shared.get(role) ?? []).filter(
      (picture) =>
        !this.#towns(picture).has(listing.town.id) &&
        fitsInside(listing, picture) &&
        // A listing shows each kind of surroundings only once.
        !(role === 'around' && taken.some(({ kind }) => kind === picture.kind)),
    );
    const fewest = Math.min(...fitting.map((picture) => this.#towns(picture).size));
    const least = fitting.filter((picture) => this.#towns(picture).size === fewest);
    if (least.length === 0) return null;
    const picture = random.pick(least);
    this.#towns(picture).add(listing.town.id);
    return picture;
  }

  #towns(picture: Picture): Set<number> {
    const towns = this.#townsOf.get(picture) ?? new Set();
    this.#townsOf.set(picture, towns);
    return towns;
  }
}

/**
 * The photos of all listings. The same catalogue and listings give the same result.
 * @throws Error if the catalogue has too few first photos
 */
export function dealPictures(
  listings: readonly SeedListing[],
  catalogue: readonly Picture[],
): DealtPicture[] {
  const deal = new Deal(catalogue);
  return listings.flatMap((listing) => {
    const others = deal.others(listing);
    const shown = listing.state === 'concept' ? others.slice(0, PHOTOS_OF_A_CONCEPT - 1) : others;
    return deal.inOrder(deal.cover(listing), shown).map((picture, index) => ({
      listingId: listing.id,
      orderNumber: index + 1,
      picture,
      description: pictureText(picture, listing),
    }));
  });
}

export const pictureRows = (dealt: readonly DealtPicture[]): Prisma.ListingPictureCreateManyInput[] =>
  dealt.map(({ listingId, orderNumber, picture, description }) => ({
    id: drawUuid(new Random(`picture/${listingId}/${orderNumber}`)),
    listingId,
    orderNumber,
    storageKey: pictureKey(picture.file),
    ...PICTURE_SIZE,
    placeholder: picture.placeholder,
    description,
  }));
