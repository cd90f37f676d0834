import 'server-only';

import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MAX_PHOTO_PIXELS } from '@/lib/listings/photo-file';

// Several photos at once, each on one core, are quicker than one after the other on all.
sharp.concurrency(1);
// No photo is opened again with the same settings.
sharp.cache(false);

/** As it lies there; what claims more pixels than an upload may have is refused before it is decoded. */
export const openAsStored = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' });

/** Upright. */
export const openImage = (bytes: Buffer): Sharp => openAsStored(bytes).autoOrient();

/** What shows through where a picture has holes: the same in every kind of file, in light and in dark. */
export const background = '#ffffff';
