/** Copies the picture files of the repository to the photo storage as originals, under fixed keys. */
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { pictureKey, readPicture } from './picture-catalogue';

/** Uploads to a bucket have latency, so several run at once. */
const AT_ONCE = 8;

export type StorePictures = (files: readonly string[]) => Promise<void>;

export const storePictures: StorePictures = async (files) => {
  const queue = files[Symbol.iterator]();
  const store = async () => {
    for (const file of queue)
      await getPhotoStorage().put(pictureKey(file), await readPicture(file), 'image/avif');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, store));
};
