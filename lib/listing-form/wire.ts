/** Converts the form to the API's format (docs/rules/listing-form.md#wire), and validates it in the browser. */
import { z } from '@/lib/api/zod';
import { closedOptions } from '@/lib/listing-form/listing-rules';
import { joinPhone } from '@/lib/listing-form/phone';
import type { NewSlot, PhotoSlot } from '@/lib/listing-form/photos';
import { optionField } from '@/lib/listing-form/values';
import { wireTranslations } from '@/lib/listing-form/translations';
import type { Intent, ListingFormValues } from '@/lib/listing-form/values';
import {
  applyListingForm,
  emptyListingValues,
  listingFormSchema,
  needsReviewAgain,
} from '@/lib/listings/form-rules';
import { readListingForm } from '@/lib/listings/form-contract';
import { listingOptions } from '@/lib/listings/options';
import type { Room } from '@/lib/listings/rooms';

type WireValue = string | File;
export type WireEntry = readonly [name: string, value: WireValue];

function toText(value: string | number | boolean | null): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

/** Adds seconds to 'hh:mm'. */
const toTime = (time: string) => (time.length === 5 ? `${time}:00` : time);

/** Every field except rooms, translations, managers and photos, as text; options that do not apply are empty. */
export function wireFields(values: ListingFormValues): Record<string, string> {
  const { rooms: _rooms, translations: _translations, managers: _managers, ...rest } = values;
  const { images_pool: _photos, ...fields } = rest;
  const { phone_enabled, phone_code, phone_digits, check_in, check_out, ...plain } = fields;
  const closed = closedOptions(values.property_type);
  const empty = listingOptions
    .filter(({ id }) => closed.includes(id))
    .map((option) => [optionField(option), '']);
  return {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toText(value)])),
    phone_number: joinPhone({ phone_enabled, phone_code, phone_digits }),
    check_in: toTime(check_in),
    check_out: toTime(check_out),
    ...Object.fromEntries(empty),
  };
}

/** The home in the format that the contract's rules check. */
export const wireListing = (values: ListingFormValues): Record<string, unknown> => ({
  ...wireFields(values),
  rooms: values.rooms,
  translations: values.translations,
});

/** `rooms[0][name]`, `rooms[0][beds][0][kind]` …; an empty field if there are none. */
function wireRooms(rooms: readonly Room[]): WireEntry[] {
  if (rooms.length === 0) return [['rooms', '']];
  return rooms.flatMap(({ name, beds }, n): WireEntry[] => [
    [`rooms[${n}][name]`, name],
    ...beds.flatMap(({ kind, count }, m): WireEntry[] => [
      [`rooms[${n}][beds][${m}][kind]`, kind],
      [`rooms[${n}][beds][${m}][count]`, String(count)],
    ]),
  ]);
}

/** New photos are stored, remaining ones updated, removed ones deleted; order numbers start at 1. */
export function wirePhotos(slots: readonly PhotoSlot[], before: readonly PhotoSlot[]): WireEntry[] {
  const counts = { store: 0, update: 0 };
  const kept = new Set(slots.map(({ key }) => key));
  const placed = slots.flatMap((slot, index): WireEntry[] => {
    const pool = slot.kind === 'new' ? 'store' : 'update';
    const name = `images_pool[${pool}][${counts[pool]++}]`;
    return [
      [`${name}[id]`, slot.key],
      [`${name}[rotate]`, String(slot.rotate)],
      [`${name}[order_number]`, String(index + 1)],
      [`${name}[description]`, slot.description],
      [`${name}[value]`, slot.kind === 'new' ? slot.file : slot.url],
    ];
  });
  const gone = before.filter(({ key }) => !kept.has(key));
  return [...placed, ...gone.map(({ key }, n): WireEntry => [`images_pool[delete][${n}][id]`, key])];
}

export interface Sending {
  intent: Intent;
  /** Photos that the listing had when the form was opened. */
  before: readonly PhotoSlot[];
  /** The owner's id, for a new listing. */
  userId?: number;
  /** `updated_at` of the listing that is being edited; null for a new one. */
  updatedAt: string | null;
  today: string;
  /** The plan to publish with, if publishing is not free. */
  plan?: string;
}

/** Everything that is sent, with the files last so that their upload progress can be computed. */
export function wireEntries(values: ListingFormValues, sending: Sending): WireEntry[] {
  const { intent, before, userId, updatedAt, today, plan } = sending;
  const isNew = updatedAt === null;
  const concept: WireEntry[] = [['action', 'disable'], ...(isNew ? [['disabled_at', today] as const] : [])];
  const publish: WireEntry[] = isNew ? [] : [['action', 'enable']];
  const actions = { concept, publish, save: [] } as const;
  const managers: WireEntry[] =
    values.managers.length === 0
      ? [['managers', '']]
      : values.managers.map((email, n) => [`managers[${n}]`, email]);
  const entries: WireEntry[] = [
    ...(isNew ? [] : [['_method', 'PUT'] as const]),
    ...Object.entries(wireFields(values)),
    ...wireRooms(values.rooms),
    ...wireTranslations(values.translations),
    ...managers,
    ...actions[intent],
    ...(plan === undefined || intent !== 'publish' ? [] : [['plan', plan] as const]),
    ...(userId === undefined ? [] : [['user_id', String(userId)] as const]),
    ...(updatedAt === null ? [] : [['updated_at', updatedAt] as const]),
    ...wirePhotos(values.images_pool, before),
  ];
  return entries.toSorted(([, a], [, b]) => Number(typeof a !== 'string') - Number(typeof b !== 'string'));
}

export function toFormData(entries: readonly WireEntry[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

export const newSlots = (slots: readonly PhotoSlot[]): NewSlot[] =>
  slots.filter((slot) => slot.kind === 'new');

function judge(values: ListingFormValues, intent: Intent) {
  // Missing billing details are handled by a separate dialog.
  const publish =
    intent === 'concept' ? null : { photos: values.images_pool.length, hasBillingDetails: true };
  return listingFormSchema({ publish }).safeParse({ ...wireListing(values), managers: values.managers });
}

/**
 * The form's schema: it leaves the values unchanged and applies the contract's rules.
 * @param intentNow the action of the clicked button
 */
export function listingValuesSchema(intentNow: () => Intent) {
  return z.custom<ListingFormValues>().superRefine((values, context) => {
    const result = judge(values, intentNow());
    for (const { path, message } of result.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  });
}

const listingOf = (values: ListingFormValues) =>
  applyListingForm(emptyListingValues, readListingForm(wireListing(values)).input);

/** Whether saving sends an approved listing back for review (docs/rules/listing-form.md#edits-after-approval). */
export function isReviewedAgain(before: ListingFormValues, after: ListingFormValues): boolean {
  return needsReviewAgain(listingOf(before), listingOf(after));
}
