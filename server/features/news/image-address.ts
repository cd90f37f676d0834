import 'server-only';

import { createHash } from 'node:crypto';

/** The part of an image's address that changes with the image, so that responses can be cached for ever. */
export function newsImageVersion(imageKey: string): string {
  return createHash('sha256').update(imageKey).digest('base64url').slice(0, 8);
}

/** The `image` of an article in API responses: the largest size that a card needs. */
export function newsImageUrl(id: number, imageKey: string): string {
  return `/fotos/nieuws/${id}/1280.jpg?v=${newsImageVersion(imageKey)}`;
}
