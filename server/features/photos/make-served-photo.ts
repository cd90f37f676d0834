import 'server-only';

import { LRUCache } from 'lru-cache';
import { log } from '@/server/log';
import { decode, DecodeFault } from '@/server/features/photos/decode';
import { photoContentTypes, servedKey } from '@/server/features/photos/keys';
import type { ServedPhoto } from '@/server/features/photos/keys';
import type { PhotoStorage } from '@/server/storage/photo-storage';

/** Photos that could not be decoded: another attempt would start a process and fail again. */
const hopeless = new LRUCache<string, true>({ max: 1000, ttl: 600_000 });

const flights = new Map<string, Promise<Buffer | null>>();

/**
 * The bytes of one served file, made at the first request and stored; simultaneous requests share the work. Null if the
 * original is gone or cannot be decoded, which is logged.
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
  const original = hopeless.has(key) ? null : await storage.get(photo.originalKey);
  const bytes = original && (await encode(original, photo, key));
  if (bytes) await storage.put(key, bytes, photoContentTypes[photo.format]);
  else log.error({ key: photo.originalKey }, 'an original is missing from the photo storage, or is no photo');
  return bytes;
}

async function encode(original: Buffer, photo: ServedPhoto, key: string): Promise<Buffer | null> {
  const { rotate, width, format } = photo;
  try {
    return await decode('encode', original, { rotate, width, format });
  } catch (error) {
    if (!(error instanceof DecodeFault)) throw error;
    hopeless.set(key, true);
    log.error({ err: error, key }, 'a photo cannot be served');
    return null;
  }
}
