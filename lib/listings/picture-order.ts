/**
 * The order of a listing's photos after any change: from 1 without gaps, the first being the main photo (spec D §3;
 * decisions, 'listing form, on the wire').
 */

export interface PicturePlacement {
  id: string;
  /** From 1; null or absent: where it is. */
  order_number?: number | null;
}

export interface PictureChange {
  remove: readonly string[];
  /** Where photos that stay are wanted. */
  place: readonly PicturePlacement[];
  /** Where new ones are wanted; without a number they come last. */
  add: readonly { order_number?: number | null }[];
}

/** `kept`: a photo that was there. `new`: the one with this index of `add`. */
export type PictureSlot = { kind: 'kept'; id: string } | { kind: 'new'; index: number };

interface Wish {
  slot: PictureSlot;
  wanted: number;
  /** Of two that want one place, whoever asked for it comes before whoever merely stood there. */
  asked: boolean;
}

function wishesOfKept(existing: readonly string[], change: PictureChange): Wish[] {
  const removed = new Set(change.remove);
  const places = new Map(change.place.map(({ id, order_number: place }) => [id, place]));
  return existing
    .filter((id) => !removed.has(id))
    .map((id, index) => {
      const asked = places.get(id);
      return { slot: { kind: 'kept', id }, wanted: asked ?? index + 1, asked: asked != null };
    });
}

/**
 * The photos in their new order: the slot at index 0 gets order number 1. Gaps and doubles in the wanted places are
 * closed in the order given; what `existing` (ids in their order now) does not name is not there.
 */
export function orderPictures(existing: readonly string[], change: PictureChange): PictureSlot[] {
  const added = change.add.map(({ order_number: place }, index): Wish => {
    return { slot: { kind: 'new', index }, wanted: place ?? Infinity, asked: true };
  });
  // Sorting keeps the order of equals.
  return [...wishesOfKept(existing, change), ...added]
    .toSorted((a, b) => (a.wanted === b.wanted ? Number(b.asked) - Number(a.asked) : a.wanted - b.wanted))
    .map(({ slot }) => slot);
}
