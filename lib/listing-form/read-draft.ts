/** Reads a stored draft of the form; loaded only if there is one. */
import { typedOf } from '@/lib/listing-form/draft';
import type { DraftValues } from '@/lib/listing-form/draft';
import { areTypedTranslations } from '@/lib/listing-form/translations';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { areRooms } from '@/lib/listings/rooms';

/** A draft nobody returned to is useless, and this may be somebody else's device. */
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

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

/** Numbers that are typed are a number, empty or still a text; everything else keeps its kind. */
const typedNumber = new Set<Kind>(['number', 'empty', 'text']);

function isOfKind(name: string, shown: unknown, kept: unknown): boolean {
  if (name === 'rooms') return areRooms(kept);
  if (name === 'translations') return areTypedTranslations(kept);
  const [wanted, kind] = [kindOf(shown), kindOf(kept)];
  return wanted === kind || (wanted !== 'text' && [wanted, kind].every((one) => typedNumber.has(one)));
}

/**
 * The values to restore into the form, or null: nothing was kept, it is too old, or the listing has changed since.
 * @param initial what the form shows without it
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
  // The form may have changed since: only values of the right kind are restored.
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
