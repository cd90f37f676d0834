/** The rooms of a home with their beds, in the API and in the form (docs/rules/listings.md#further-facts). */
import { holdsSiteAddress } from '@/lib/api/site-address';
import { typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { listText, wholeText } from '@/lib/listings/form-fields';
import { bedKinds } from '@/lib/listings/kinds';
import { listingFormTexts as texts } from '@/lib/texts/listing-form';
import { MAX_FURNISHED_ROOMS, MAX_ROOM_NAME, MAX_BEDS } from '@/lib/listings/form-limits';

/** More entries than any form has; the rules say what is too many. */
const MAX_ENTRIES = 50;

const bedDto = z.object({ kind: z.enum(bedKinds), count: z.int() });
/** Each kind of bed occurs once per room. Beds and rooms keep the order in which they were given. */
export const roomDto = z.object({ name: z.string(), beds: z.array(bedDto) });
export type Room = z.infer<typeof roomDto>;

const nameFault = { error: texts.roomName };
const countFault = { error: texts.bedCount };

const name = typedLine(texts.roomName)
  .min(1, nameFault)
  .max(MAX_ROOM_NAME, nameFault)
  .refine((text) => !holdsSiteAddress(text), nameFault);

const bed = z.object({
  kind: z.enum(bedKinds, { error: texts.bedKind }),
  count: wholeText(z.int(countFault).min(1, countFault).max(MAX_BEDS, countFault)),
});

const areDifferent = (beds: readonly { kind: unknown }[]) =>
  new Set(beds.map(({ kind }) => kind)).size === beds.length;

/** `rooms[N][name]`, `rooms[N][beds][M][kind]` and `…[count]`, or the same as JSON. */
export const roomsInput = listText(
  z.object({
    name,
    beds: listText(bed, MAX_ENTRIES).default([]).refine(areDifferent, { error: texts.bedTwice }),
  }),
  MAX_ENTRIES,
).refine((rooms) => rooms.length <= MAX_FURNISHED_ROOMS, { error: texts.tooManyRooms });

/** Whether the value is a list of rooms as the form holds it; names may still be empty. */
export function areRooms(value: unknown): value is Room[] {
  return z.array(roomDto).safeParse(value).success;
}
