/** How rooms and beds are added in the listing form. */
import { bedKinds } from '@/lib/listings/kinds';
import type { BedKind } from '@/lib/listings/kinds';
import type { Room } from '@/lib/listings/rooms';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** A bedroom with a double bed, under the first number that no other room has. */
export function newRoom(rooms: readonly Room[]): Room {
  const names = new Set(rooms.map(({ name }) => name));
  let number = 1;
  while (names.has(texts.bedroom(number))) number += 1;
  return { name: texts.bedroom(number), beds: [{ kind: 'double', count: 1 }] };
}

/** The kinds that no other bed of the room has; `own` is that of the bed itself, null for a new one. */
export function unusedKinds(beds: Room['beds'], own: BedKind | null): BedKind[] {
  return bedKinds.filter((kind) => kind === own || beds.every((bed) => bed.kind !== kind));
}
