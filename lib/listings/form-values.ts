/** A listing as answered → the values of its form, and a filled form → what is sent (decisions, 'listing form, on the wire'). */
import type { OwnListing } from '@/lib/listings/contract';
import { readListingForm } from '@/lib/listings/form-contract';
import { applyListingForm, emptyListingValues } from '@/lib/listings/form-rules';
import type { ListingValues } from '@/lib/listings/form-rules';
import type { Rotation } from '@/lib/listings/photos';

/** The values that a listing's form starts with. */
export function listingValuesOf(listing: OwnListing): ListingValues {
  const options = listing.settings.map(({ listing_option_id: id, value }) => [`listing_option_${id}`, value]);
  const { managers: _managers, updated_at: _updatedAt, disabled_at: _disabledAt, ...home } = listing;
  // What is stored and does not fit the rules any more opens empty, like what was never filled in.
  const { input } = readListingForm({
    ...home,
    ...Object.fromEntries(options),
    listing_city_id: listing.city?.id ?? null,
    reservation_advance_period: listing.max_days_reservation_advance,
  });
  return applyListingForm(emptyListingValues, input);
}

export interface NewPhoto {
  /** The client's own, a UUID. */
  id: string;
  file: File;
  rotate: Rotation;
  order_number: number;
}

export interface KeptPhoto {
  id: string;
  url: string;
  rotate: Rotation;
  order_number: number;
}

export interface FilledListingForm {
  values: Readonly<Record<string, string | number | boolean | null | undefined>>;
  managers?: readonly string[];
  photos?: { store: readonly NewPhoto[]; update: readonly KeptPhoto[]; deleted: readonly string[] };
  action?: 'enable' | 'disable';
  /** Of the answer that the form was filled from: tells who saves second. */
  updatedAt?: string;
  /** POST with `_method=PUT`, for a listing that exists. */
  isUpdate?: boolean;
  /** For an admin who makes a listing of somebody else. */
  userId?: number;
  /** 'YYYY-MM-DD', of a new concept. */
  disabledAt?: string;
}

const toText = (value: string | number | boolean | null | undefined): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value ?? '');

type SentPhoto = Readonly<{ id: string; value: File | string; rotate: Rotation; order_number: number }>;

function appendPhotos(body: FormData, list: 'store' | 'update', photos: readonly SentPhoto[]): void {
  photos.forEach(({ id, value, rotate, order_number }, n) => {
    const field = (name: string) => `images_pool[${list}][${n}][${name}]`;
    body.append(field('id'), id);
    body.append(field('value'), value);
    body.append(field('rotate'), String(rotate));
    body.append(field('order_number'), String(order_number));
  });
}

/** The body of POST /api/listings and POST /api/listings/{id}. Only what is given is sent; null is sent empty. */
export function toListingFormData(form: FilledListingForm): FormData {
  const body = new FormData();
  if (form.isUpdate) body.append('_method', 'PUT');
  for (const [name, value] of Object.entries(form.values)) {
    if (value !== undefined) body.append(name, toText(value));
  }
  // An empty list needs an entry of its own: a form has no other word for it.
  if (form.managers?.length === 0) body.append('managers', '');
  form.managers?.forEach((email, n) => body.append(`managers[${n}]`, email));
  const { store = [], update = [], deleted = [] } = form.photos ?? {};
  appendPhotos(
    body,
    'store',
    store.map(({ file, ...photo }) => ({ ...photo, value: file })),
  );
  appendPhotos(
    body,
    'update',
    update.map(({ url, ...photo }) => ({ ...photo, value: url })),
  );
  deleted.forEach((id, n) => body.append(`images_pool[delete][${n}][id]`, id));
  if (form.action) body.append('action', form.action);
  if (form.disabledAt) body.append('disabled_at', form.disabledAt);
  if (form.updatedAt) body.append('updated_at', form.updatedAt);
  if (form.userId) body.append('user_id', String(form.userId));
  return body;
}
