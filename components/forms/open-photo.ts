/** Opens chosen files as the server will: only a browser can look into an image before it is sent. */
import { PHOTO_HEAD_BYTES, photoFileFault, pixelFault } from '@/lib/listings/photo-file';
import type { PhotoFileFault } from '@/lib/listings/photo-file';

export interface OpenedPhoto {
  /** An address that shows it; whoever drops the photo revokes it. */
  url: string;
  /** Pixels as a person sees it. */
  width: number;
  height: number;
}

export function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  return image.decode().then(() => image);
}

/** A file that is gone meanwhile has no first bytes. */
const headOf = (file: File): Promise<Uint8Array> =>
  file
    .slice(0, PHOTO_HEAD_BYTES)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => new Uint8Array(),
    );

/**
 * Judges a file by the rules of the server, before anything is sent; by its own bytes, since its name and what the
 * system calls it may say anything.
 */
export async function openPhoto(file: File): Promise<OpenedPhoto | PhotoFileFault> {
  const fault = photoFileFault({ size: file.size, head: await headOf(file) });
  if (fault) return fault;
  const url = URL.createObjectURL(file);
  const image = await loadImage(url).catch(() => null);
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  const refused = image ? pixelFault({ width, height }) : 'notAPhoto';
  if (!refused) return { url, width, height };
  URL.revokeObjectURL(url);
  return refused;
}
