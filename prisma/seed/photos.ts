/** From drawn scenes to stored photos: each drawn once, two at a time, under a key that is the same every time. */
import { makePlaceholder } from '@/server/photos/image';
import type { StoredPhoto } from '@/server/photos/store-photo';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { renderJpeg } from './scenes/render';

/** Pixels of a drawn photo (look, 'Demo pictures'). */
export const PHOTO_SIZE = { width: 1600, height: 1067 } as const;

/** Drawing is the long part of the seed, and the smallest machine has two cores. */
const AT_ONCE = 2;

export interface PhotoJob {
  /** Key in the photo storage. */
  readonly key: string;
  /** The scene as an SVG document, drawn when its turn comes. */
  readonly svg: () => string;
}

export type DrawPhotos = (
  jobs: readonly PhotoJob[],
  tell: (done: number) => void,
) => Promise<ReadonlyMap<string, StoredPhoto>>;

async function drawPhoto({ key, svg }: PhotoJob): Promise<StoredPhoto> {
  const jpeg = await renderJpeg(svg());
  const placeholder = await makePlaceholder(jpeg);
  await getPhotoStorage().put(key, jpeg, 'image/jpeg');
  return { storageKey: key, ...PHOTO_SIZE, placeholder };
}

/** Draws and stores all, and tells after each how many are done; the result is by key. */
export const drawPhotos: DrawPhotos = async (jobs, tell) => {
  const photos = new Map<string, StoredPhoto>();
  const queue = jobs[Symbol.iterator]();
  const draw = async () => {
    for (const job of queue) {
      photos.set(job.key, await drawPhoto(job));
      tell(photos.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  return photos;
};
