import 'server-only';

import sharp from 'sharp';
import { openAsStored, openImage } from '@/server/features/photos/decoder/open-image';

/** Levels of 255 that a plane without ink may have once a JPEG was made of it. */
const NOISE = 8;

/** Whether a photo is in the inks of a press without saying of which: every program then shows other colours. */
export async function isPlainCmyk(bytes: Buffer): Promise<boolean> {
  const { space, icc } = await openAsStored(bytes).metadata();
  return space === 'cmyk' && icc === undefined;
}

/** A press prints shadows with black; programs that merely turn colours over leave it out. */
async function hasNoBlack(bytes: Buffer): Promise<boolean> {
  const { channels } = await openAsStored(bytes).stats();
  return (channels[3]?.max ?? 255) <= NOISE;
}

/** Cyan, magenta and yellow turned over are red, green and blue: exactly what such a file was made from. */
async function turnOver(bytes: Buffer): Promise<Buffer> {
  const inks = openImage(bytes).pipelineColourspace('cmyk').toColourspace('cmyk').raw();
  const { data, info } = await inks.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return image.removeAlpha().negate().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/**
 * The same photo upright in the colours of a screen. Inks with black are taken for those of a common press
 * (docs/decisions/2026-11-28-photos-apart.md).
 */
export async function cmykToRgb(bytes: Buffer): Promise<Buffer> {
  if (await hasNoBlack(bytes)) return turnOver(bytes);
  return openImage(bytes).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
