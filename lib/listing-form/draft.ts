/**
 * Keeps unsent form input on this device, so that a reload or a closed tab loses nothing. Photos are not kept; the
 * listing and its version are.
 */
import type { ListingFormValues } from '@/lib/listing-form/values';
import { areRooms } from '@/lib/listings/rooms';

export type DraftValues = Omit<ListingFormValues, 'images_pool'>;

interface Draft {
  /** `updated_at` of the listing being edited; null for a new one. */
  base: string | null;
  /** Milliseconds since 1970. */
  at: number;
  values: DraftValues;
}

/** A draft nobody returned to is useless, and this may be a shared device. */
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

/** The storage key of a draft: one per user and listing. */
export function draftName(userId: number, slug: string | null): string {
  return `listing-form:${userId}:${slug ?? ''}`;
}

const typedOf = ({ images_pool: _photos, ...typed }: ListingFormValues): DraftValues => typed;

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Kind = 'text' | 'number' | 'switch' | 'list' | 'empty' | 'other';

function kindOf(value: unknown): Kind {
  if (value === null) return 'empty';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'switch';
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? 'list' : 'other';
}

/** A numeric field holds a number, nothing, or text not parsed yet; all other fields have one type. */
const typedNumber = new Set<Kind>(['number', 'empty', 'text']);

function isOfKind(name: string, shown: unknown, kept: unknown): boolean {
  if (name === 'rooms') return areRooms(kept);
  const [wanted, kind] = [kindOf(shown), kindOf(kept)];
  return wanted === kind || (wanted !== 'text' && [wanted, kind].every((one) => typedNumber.has(one)));
}

/**
 * The values to restore into the form, or null if nothing was kept, the draft is too old, or the listing has changed
 * since.
 * @param initial the form's values without the draft
 */
export function readDraft(
  text: string | null,
  initial: ListingFormValues,
  base: string | null,
  now: number,
): DraftValues | null {
  const draft = parse(text);
  if (!isObject(draft) || draft.base !== base || typeof draft.at !== 'number') return null;
  if (now - draft.at > KEPT_FOR || !isObject(draft.values)) return null;
  const typed = typedOf(initial);
  const kept = draft.values;
  // The form may have changed since the draft was stored: only values of the right type are restored.
  const fitting = Object.entries(typed).flatMap(([name, shown]) =>
    isOfKind(name, shown, kept[name]) ? [[name, kept[name]]] : [],
  );
  return { ...typed, ...Object.fromEntries(fitting) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
