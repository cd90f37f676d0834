/**
 * URLs of served photos: `/fotos/{id}/{width}.{format}`, in fixed widths, rotated upright, without metadata. The
 * version in the URL changes with the content, so answers can be cached forever and a rotated photo still shows at
 * once. A replacement is a new picture with its own id.
 */

export const photoWidths = [320, 640, 960, 1280, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Rotation requested by the owner, in degrees clockwise. */
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

/** The width of a picture's `url` in the API. */
const WIRE_WIDTH: PhotoWidth = 1280;

/** What a page needs of a photo; `url` is that of the API, the other widths are derived from it. */
export interface PhotoPicture {
  id: string;
  url: string;
  /** What the photo shows, if the owner described it. */
  description?: string | null;
  /** Tiny data: URL, shown blurred while the photo loads. */
  placeholder?: string | null;
  /** Whether its AVIF files exist: they are created after the upload, and not offered before. */
  avif?: boolean;
  /** Pixels as shown, after rotation; no larger width is offered. */
  width?: number;
  height?: number;
}

/** The version in a photo's URL: everything that changes the image of the same id. */
export function photoVersion(rotate: number): string | null {
  return rotate === 0 ? null : String(rotate);
}

export function photoUrl(pictureId: string, width: PhotoWidth, format: PhotoFormat, rotate = 0): string {
  const version = photoVersion(rotate);
  return `/fotos/${pictureId}/${width}.${format}${version === null ? '' : `?v=${version}`}`;
}

/** The `url` of a picture in API answers. */
export function wirePhotoUrl(pictureId: string, rotate = 0): string {
  return photoUrl(pictureId, WIRE_WIDTH, 'jpg', rotate);
}

/** A photo's quarter turns, read from the version in its URL, which is its rotation. */
export const turnsIn = (url: string) => Number(url.split('?v=', 2)[1] ?? 0) / 90;

/**
 * The widths worth offering, up to and including the first that reaches the photo's own width; larger ones would only
 * repeat it.
 */
export function offeredWidths(most: number): PhotoWidth[] {
  return photoWidths.filter((_width, index) => index === 0 || (photoWidths[index - 1] ?? 0) < most);
}

export interface PhotoSources {
  /** For `<source type="image/avif">`; null if there are no AVIF files. */
  avifSrcSet: string | null;
  /** For `<source type="image/webp">`. */
  srcSet: string;
  /** For `<img>`: JPEG, which every browser supports. */
  src: string;
}

/** The URLs of a `<picture>`: AVIF and WebP in every width up to `maxWidth` and the photo's own, JPEG in one. */
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
 * The size of the image at a picture's `url`: the API's width, or the photo's own if that is smaller. Null if the
 * photo's size is unknown.
 */
export function wirePhotoSize({ width, height }: Pick<PhotoPicture, 'width' | 'height'>) {
  if (!width || !height) return null;
  const served = Math.min(width, WIRE_WIDTH);
  return { width: served, height: Math.round((served * height) / width) };
}
