import sharp from 'sharp';
import type { Rotation } from '@/lib/listings/photos';
import { prisma } from '@/server/db';
import { addPicture } from '@/server/features/photos/add-picture';
import { decode } from '@/server/features/photos/decode';
import { storePhoto } from '@/server/features/photos/store-photo';
import type { StoredPhoto } from '@/server/features/photos/store-photo';

interface ImageOptions {
  width?: number;
  height?: number;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
}

async function drawImage({ width = 1500, height = 1000, orientation }: ImageOptions): Promise<Buffer> {
  const right = await sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2040c0' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([{ input: right, left: Math.floor(width / 2), top: 0 }])
    .withExif({ IFD0: { Make: 'Toestel' }, IFD3: { GPSLatitude: '51/1 13/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: orientation ?? 1 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const drawn = new Map<string, Promise<Buffer>>();

/**
 * A JPEG whose left half is red and right half blue, with a camera's metadata including a location. Generated once for
 * each size, since that takes longer than most uses.
 */
export async function makeImage(options: ImageOptions = {}): Promise<Buffer> {
  const key = JSON.stringify(options);
  const image = drawn.get(key) ?? drawImage(options);
  drawn.set(key, image);
  return Buffer.from(await image);
}

export async function makeStoredPhoto(options?: ImageOptions): Promise<StoredPhoto> {
  const bytes = await makeImage(options);
  const facts = await decode('inspect', bytes);
  if (typeof facts === 'string') throw new Error(facts);
  return storePhoto(bytes, facts);
}

interface PictureOptions {
  listingId: number;
  orderNumber?: number;
  rotate?: Rotation;
  photo?: StoredPhoto;
  description?: string;
}

/** A listing's picture, by default with its own stored original. */
export async function makePicture({ orderNumber = 1, photo, ...rest }: PictureOptions) {
  const stored = photo ?? (await makeStoredPhoto());
  return addPicture(prisma(), { orderNumber, photo: stored, ...rest });
}
