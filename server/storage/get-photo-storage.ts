import 'server-only';

import path from 'node:path';
import { env } from '@/server/env';
import { FolderStorage } from '@/server/storage/folder-storage';
import type { PhotoStorage } from '@/server/storage/photo-storage';
import { S3Storage } from '@/server/storage/s3-storage';

let storage: PhotoStorage | undefined;

/** server/env demands all five S3 settings or none. */
function openStorage(): PhotoStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return new S3Storage({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
  }
  return new FolderStorage(path.join(env.DATA_DIR, 'photos'));
}

/** The photo storage of this process according to the settings: the only place that knows which. */
export function getPhotoStorage(): PhotoStorage {
  return (storage ??= openStorage());
}
