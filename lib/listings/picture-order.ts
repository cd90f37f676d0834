/** The order of a listing's photos after a change: numbered from 1 without gaps, the first being the main photo. */

export interface PicturePlacement {
  id: string;
  /** Starts at 1; null or absent: unchanged. */
  order_number?: number | null;
}

export interface PictureChange {
  remove: readonly string[];
  /** The requested positions of existing photos. */
  place: readonly PicturePlacement[];
  /** The requested position of each new photo; without one it comes last. */
  add: readonly { order_number?: number | null }[];
}

/** `kept`: an existing photo. `new`: the one with this index in `add`. */
export type PictureSlot = { kind: 'kept'; id: string } | { kind: 'new'; index: number };

interface WantedPlace {
  slot: PictureSlot;
  wanted: number;
}

const kept = (id: string): PictureSlot => ({ kind: 'kept', id });

/** The photos with a requested position, sorted by it; equal ones keep their order. */
function wantedPlaces(stay: readonly string[], change: PictureChange): WantedPlace[] {
  const places = new Map(change.place.map(({ id, order_number: place }) => [id, place]));
  const moved = stay.flatMap((id) => {
    const wanted = places.get(id);
    return wanted == null ? [] : [{ slot: kept(id), wanted }];
  });
  const added = change.add.map(({ order_number: place }, index): WantedPlace => {
    return { slot: { kind: 'new', index }, wanted: place ?? Infinity };
  });
  return [...moved, ...added].toSorted((a, b) => a.wanted - b.wanted);
}

/**
 * The photos in their new order: index 0 gets order number 1. A photo with a requested position gets it, or the next
 * free one; the others fill the rest in their current order. `existing`: the current ids in order; unknown ids are
 * ignored.
 */
export function orderPictures(existing: readonly string[], change: PictureChange): PictureSlot[] {
  const removed = new Set(change.remove);
  const stay = existing.filter((id) => !removed.has(id));
  const wantedSlots = wantedPlaces(stay, change);
  const asked = new Set(wantedSlots.flatMap(({ slot }) => (slot.kind === 'kept' ? [slot.id] : [])));
  const others = stay.filter((id) => !asked.has(id));
  const slots: PictureSlot[] = [];
  for (const { slot, wanted } of wantedSlots) {
    while (slots.length + 1 < wanted && others.length > 0) slots.push(...others.splice(0, 1).map(kept));
    slots.push(slot);
  }
  return [...slots, ...others.map(kept)];
}
