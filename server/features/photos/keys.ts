import 'server-only';

import { randomUUID } from 'node:crypto';
import type { PhotoFormat, PhotoWidth, Rotation } from '@/lib/listings/photos';

/** Every file extension that an original can have. */
export const originalExtensions = ['jpg', 'png', 'webp', 'avif'] as const;
export type OriginalExtension = (typeof originalExtensions)[number];

/** The file extension in an original's key. */
export const extensionOf = (key: string): OriginalExtension =>
  originalExtensions.find((known) => key.endsWith(`.${known}`)) ?? 'jpg';

export const photoContentTypes: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A new storage key: `originals/{name}.{extension}`. */
export function newOriginalKey(extension: OriginalExtension): string {
  return `originals/${randomUUID()}.${extension}`;
}

/** The content type of an original by its extension. */
export const originalType = (extension: string) => `image/${extension === 'jpg' ? 'jpeg' : extension}`;

/** The name that an original (`originals/{name}.jpg`) shares with everything made from it (`widths/{name}/…`). */
export function photoNameOf(key: string): string {
  return key.split('/', 2)[1]?.replace(/\.[a-z0-9]+$/, '') ?? '';
}

/** The folder of everything made from an original. */
export function widthsFolder(originalKey: string): string {
  return `widths/${photoNameOf(originalKey)}`;
}

/** One served file of a photo; pictures that share an original share its files too. */
export interface ServedPhoto {
  originalKey: string;
  rotate: Rotation;
  width: PhotoWidth;
  format: PhotoFormat;
}

export function servedKey({ originalKey, rotate, width, format }: ServedPhoto): string {
  return `${widthsFolder(originalKey)}/${rotate}-${width}.${format}`;
}
