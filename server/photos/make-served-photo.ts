import 'server-only';

import { encodePhoto, photoContentTypes } from '@/server/photos/image';
import { servedKey } from '@/server/photos/keys';
import type { ServedPhoto } from '@/server/photos/keys';
import { withTurn } from '@/server/photos/turns';
import type { PhotoStorage } from '@/server/storage/photo-storage';

const flights = new Map<string, Promise<Buffer | null>>();

/**
 * The bytes of one served file, made at the first request and kept; simultaneous requests share the work. Null when the
 * original is gone.
 */
export function makeServedPhoto(storage: PhotoStorage, photo: ServedPhoto): Promise<Buffer | null> {
  const key = servedKey(photo);
  const flying = flights.get(key);
  if (flying) return flying;
  const flight = findOrMake(storage, photo, key).finally(() => flights.delete(key));
  flights.set(key, flight);
  return flight;
}

async function findOrMake(storage: PhotoStorage, photo: ServedPhoto, key: string): Promise<Buffer | null> {
  const kept = await storage.get(key);
  if (kept) return kept;
  return withTurn(async () => {
    const original = await storage.get(photo.originalKey);
    if (!original) return null;
    const bytes = await encodePhoto(original, photo);
    await storage.put(key, bytes, photoContentTypes[photo.format]);
    return bytes;
  });
}
