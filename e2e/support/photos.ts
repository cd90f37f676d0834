/** Photos to choose in a form. */
import sharp from 'sharp';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Size {
  width: number;
  height: number;
}

/** A JPEG of one colour, by default large enough for the site. */
export async function jpeg(
  name: string,
  background: string,
  { width, height }: Size = { width: 1200, height: 800 },
): Promise<PhotoFile> {
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Three photos that can be told apart. */
export const threePhotos = () =>
  Promise.all([jpeg('zee.jpg', '#1b5b7d'), jpeg('duin.jpg', '#ecdcbd'), jpeg('cabine.jpg', '#b8322f')]);
