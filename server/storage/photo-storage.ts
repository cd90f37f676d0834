import 'server-only';

/**
 * The storage for photos: originals, and the resized files made from them. Keys are paths of lower-case words, such as
 * `originals/1f0c….jpg`; every adapter refuses any other key, so that no key can reach outside its store.
 */
export interface PhotoStorage {
  /** Writes or replaces; a reader sees all old or all new bytes, never a mix. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Buffer | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>;
  /** The files in a folder, in no particular order: `list('widths/1f0c…')`. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  key: string;
  /** When it was last written. */
  storedAt: Date;
}

const segment = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?$/;
const MAX_KEY_LENGTH = 120;

/** @throws RangeError if it is not a valid key */
export function checkKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !key.split('/').every((part) => segment.test(part))) {
    throw new RangeError('Not a key of the photo storage');
  }
  return key;
}
