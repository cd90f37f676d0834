/** Adding rooms and beds in the listing form. */
import { bedKinds } from '@/lib/listings/kinds';
import type { BedKind } from '@/lib/listings/kinds';
import type { Room } from '@/lib/listings/rooms';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** A bedroom with a double bed, with the lowest number that no other room has. */
export function newRoom(rooms: readonly Room[]): Room {
  const names = new Set(rooms.map(({ name }) => name));
  let number = 1;
  while (names.has(texts.bedroom(number))) number += 1;
  return { name: texts.bedroom(number), beds: [{ kind: 'double', count: 1 }] };
}

/** The kinds that no other bed in the room has; `own` is the kind of the bed being edited, null for a new one. */
export function unusedKinds(beds: Room['beds'], own: BedKind | null): BedKind[] {
  return bedKinds.filter((kind) => kind === own || beds.every((bed) => bed.kind !== kind));
}
