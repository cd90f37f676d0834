/** Shared by tests of the listing form. */
import { listingForm } from '@/tests/factories/listing-form';
import { makeImage } from '@/tests/factories/picture';

type Changes = Record<string, unknown>;

/** A photo of the smallest accepted size. */
export const smallPhoto = (): Promise<Buffer> => makeImage({ width: 1008, height: 651 });

const toFile = (bytes: Buffer, name = 'foto.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

export interface SentPhoto {
  bytes?: Buffer;
  rotate?: number;
  order_number?: number;
}

/** The multipart body of a complete form with one photo, or with `photos`; an array becomes `name[0]`, `name[1]` …. */
export async function listingBody(
  changes: Changes = {},
  photos: readonly SentPhoto[] = [{}],
): Promise<FormData> {
  return withPhotos(toBody(listingForm(changes)), photos);
}

/** A body with only these fields. */
export function toBody(fields: Changes): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) value.forEach((item, n) => body.append(`${name}[${n}]`, String(item)));
    else if (value !== undefined) body.append(name, String(value ?? ''));
  }
  return body;
}

export async function withPhotos(body: FormData, photos: readonly SentPhoto[]): Promise<FormData> {
  for (const [n, { bytes, rotate = 0, order_number = n + 1 }] of photos.entries()) {
    body.append(`images_pool[store][${n}][id]`, crypto.randomUUID());
    body.append(`images_pool[store][${n}][value]`, toFile(bytes ?? (await smallPhoto())));
    body.append(`images_pool[store][${n}][rotate]`, String(rotate));
    body.append(`images_pool[store][${n}][order_number]`, String(order_number));
  }
  return body;
}

export interface Refused {
  message: string;
  errors: Record<string, string[]>;
}
