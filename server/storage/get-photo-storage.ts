import 'server-only';

import path from 'node:path';
import { env } from '@/server/env';
import { FolderStorage } from '@/server/storage/folder-storage';
import type { PhotoStorage } from '@/server/storage/photo-storage';

let storage: PhotoStorage | undefined;

/** The photo storage of this process, as the settings choose it: the only place that knows which one it is. */
export function getPhotoStorage(): PhotoStorage {
  return (storage ??= new FolderStorage(path.join(env.DATA_DIR, 'photos')));
}
