/** Makes files into photos that can be shown, and turns shown photos. Only a browser can look into an image. */
import { fileFault, sizeFault } from '@/lib/listing-form/photos';
import type { NewSlot, PhotoFault } from '@/lib/listing-form/photos';
import type { Rotation } from '@/lib/listings/photos';

export type ReadPhoto = { slot: NewSlot } | { fault: PhotoFault };

function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  return image.decode().then(() => image);
}

/** Judges a chosen file and makes an address for it; whoever drops the slot revokes the address. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const fault = fileFault(file);
  if (fault) return { fault };
  const url = URL.createObjectURL(file);
  const image = await loadImage(url).catch(() => null);
  const size = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  const refused = image ? sizeFault(size) : 'unreadable';
  if (refused) {
    URL.revokeObjectURL(url);
    return { fault: refused };
  }
  return { slot: { kind: 'new', key: crypto.randomUUID(), url, rotate: 0, description: '', file, ...size } };
}

/** Wide enough for a preview. */
const PREVIEW_WIDTH = 1280;

/** An address of the same photo turned, for a page that turns nothing itself. */
export async function turnedPhoto(url: string, rotate: Rotation): Promise<string> {
  if (rotate === 0) return url;
  const image = await loadImage(url);
  const scale = Math.min(1, PREVIEW_WIDTH / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const canvas = document.createElement('canvas');
  const isUpright = rotate % 180 !== 0;
  canvas.width = isUpright ? height : width;
  canvas.height = isUpright ? width : height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((rotate * Math.PI) / 180);
  context?.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
