/** From files of the repository to originals of the photo storage, under keys that are the same every time. */
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { pictureKey, readPicture } from './picture-catalogue';

/** A bucket answers each in its own time. */
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
