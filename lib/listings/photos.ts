/**
 * Addresses of served photos: `/fotos/{id}/{width}.{format}`, in fixed widths, turned upright, without metadata. The
 * version in the address changes with what is served: an answer can be kept for ever, and a turned photo still shows at
 * once. A replacement is a new picture with its own id.
 */

export const photoWidths = [320, 640, 960, 1280, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Quarter turns clockwise that the owner asked for, in degrees. */
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

/** The width of a picture's `url` on the wire. */
const WIRE_WIDTH: PhotoWidth = 1280;

/** What a page needs of a photo; `url` is the one of the API, the other widths stand beside it. */
export interface PhotoPicture {
  id: string;
  url: string;
  /** What the photo shows, where the owner said so. */
  description?: string | null;
  /** Tiny data: URL, shown blurred until the photo is there. */
  placeholder?: string | null;
  /** Whether its AVIF files exist: they are made after upload, and not offered before. */
  avif?: boolean;
  /** Pixels as shown, after turning: no width above it is offered. */
  width?: number;
  height?: number;
}

/** The version of a photo's address: whatever changes what the same id shows. */
export function photoVersion(rotate: number): string | null {
  return rotate === 0 ? null : String(rotate);
}

export function photoUrl(pictureId: string, width: PhotoWidth, format: PhotoFormat, rotate = 0): string {
  const version = photoVersion(rotate);
  return `/fotos/${pictureId}/${width}.${format}${version === null ? '' : `?v=${version}`}`;
}

/** The `url` of a picture in the API's answers. */
export function wirePhotoUrl(pictureId: string, rotate = 0): string {
  return photoUrl(pictureId, WIRE_WIDTH, 'jpg', rotate);
}

/** Quarter turns of a photo, whose rotation is the version in its address. */
export const turnsIn = (url: string) => Number(url.split('?v=', 2)[1] ?? 0) / 90;

/**
 * The widths worth offering: up to the photo's own. The first one that reaches it still helps; larger ones repeat it.
 */
export function offeredWidths(most: number): PhotoWidth[] {
  return photoWidths.filter((_width, index) => index === 0 || (photoWidths[index - 1] ?? 0) < most);
}

export interface PhotoSources {
  /** For `<source type="image/avif">`; null while there is none. */
  avifSrcSet: string | null;
  /** For `<source type="image/webp">`. */
  srcSet: string;
  /** For `<img>`: JPEG, which everything reads. */
  src: string;
}

/** The addresses of a `<picture>`: AVIF and WebP in every width up to `maxWidth` and the photo's own, JPEG in one. */
export function photoSources(
  picture: Pick<PhotoPicture, 'url' | 'width' | 'avif'>,
  maxWidth: PhotoWidth = 1920,
): PhotoSources {
  const most = Math.min(maxWidth, picture.width ?? maxWidth);
  const srcSetOf = (format: PhotoFormat) =>
    offeredWidths(most)
      .map((width) => `${beside(picture.url, width, format)} ${Math.min(width, most)}w`)
      .join(', ');
  return {
    avifSrcSet: picture.avif ? srcSetOf('avif') : null,
    srcSet: srcSetOf('webp'),
    src: beside(picture.url, Math.min(maxWidth, WIRE_WIDTH), 'jpg'),
  };
}

function beside(url: string, width: number, format: PhotoFormat): string {
  return url.replace(/\/\d+\.\w+(?=$|\?)/, `/${width}.${format}`);
}

/** The size of a photo as shown: a quarter turn swaps width and height. */
export function shownSize({ width, height, rotate }: { width: number; height: number; rotate: number }) {
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * The size of the file behind a picture's `url`: the wire's width, or the photo's own where that is smaller. Null where
 * the photo's size is unknown.
 */
export function wirePhotoSize({ width, height }: Pick<PhotoPicture, 'width' | 'height'>) {
  if (!width || !height) return null;
  const served = Math.min(width, WIRE_WIDTH);
  return { width: served, height: Math.round((served * height) / width) };
}
