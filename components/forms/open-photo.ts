/** Opens chosen files the way the server will: only a browser can decode an image before it is sent. */
import { PHOTO_HEAD_BYTES, photoFileFault, pixelFault } from '@/lib/listings/photo-file';
import type { PhotoFileFault } from '@/lib/listings/photo-file';

export interface OpenedPhoto {
  /** An object URL of the photo, to be revoked by whoever drops the photo. */
  url: string;
  /** In pixels, after applying the orientation. */
  width: number;
  height: number;
}

export function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  return image.decode().then(() => image);
}

/** A file that has since been deleted yields no bytes. */
const headOf = (file: File): Promise<Uint8Array> =>
  file
    .slice(0, PHOTO_HEAD_BYTES)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => new Uint8Array(),
    );

/**
 * Checks a file against the server's rules before anything is sent; judges its bytes, since its name and the MIME type
 * given by the system may be wrong.
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
