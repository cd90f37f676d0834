/**
 * Keeps unsent form input on this device, so that a reload or a closed tab loses nothing. Photos are not kept; the
 * listing and its version are.
 */
import type { ListingFormValues } from '@/lib/listing-form/values';

export type DraftValues = Omit<ListingFormValues, 'images_pool'>;

interface Draft {
  /** `updated_at` of the listing being edited; null for a new one. */
  base: string | null;
  /** Milliseconds since 1970. */
  at: number;
  values: DraftValues;
}

/** The name of a draft on the device: one for each user and listing. */
export function draftName(userId: number, slug: string | null): string {
  return `listing-form:${userId}:${slug ?? ''}`;
}

/** What of the form is kept. */
export const typedOf = ({ images_pool: _photos, ...typed }: ListingFormValues): DraftValues => typed;

/**
 * Serializes the draft; null if it does not differ from the form's initial values.
 * @param initial the form's initial values
 * @param now milliseconds since 1970
 */
export function writeDraft(
  values: ListingFormValues,
  initial: ListingFormValues,
  base: string | null,
  now: number,
): string | null {
  const shown: ReadonlyMap<string, unknown> = new Map(Object.entries(typedOf(initial)));
  const isChanged = Object.entries(typedOf(values)).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown.get(name)),
  );
  return isChanged ? JSON.stringify({ base, at: now, values: typedOf(values) } satisfies Draft) : null;
}
