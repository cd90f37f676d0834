import 'server-only';

import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MAX_PHOTO_PIXELS } from '@/lib/listings/photo-file';

// Processing several photos at once, each on one core, is faster than one after the other on all cores.
sharp.concurrency(1);
// No photo is opened twice with the same settings.
sharp.cache(false);

/**
 * Without applying the orientation; a file that claims more pixels than an upload may have is rejected before it is
 * decoded.
 */
export const openAsStored = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' });

/** With the orientation applied. */
export const openImage = (bytes: Buffer): Sharp => openAsStored(bytes).autoOrient();

/** Behind transparent pixels: the same in every format, in light and dark mode. */
export const background = '#ffffff';
