import 'server-only';

import sharp from 'sharp';
import { openAsStored, openImage } from '@/server/features/photos/decoder/open-image';

/** The level out of 255 that an ink-free plane may reach through JPEG compression. */
const NOISE = 8;

/** Whether a photo is CMYK without a colour profile: programs then disagree about its colours. */
export async function isPlainCmyk(bytes: Buffer): Promise<boolean> {
  const { space, icc } = await openAsStored(bytes).metadata();
  return space === 'cmyk' && icc === undefined;
}

/** A real press prints shadows with black; programs that merely invert colours leave it out. */
async function hasNoBlack(bytes: Buffer): Promise<boolean> {
  const { channels } = await openAsStored(bytes).stats();
  return (channels[3]?.max ?? 255) <= NOISE;
}

/** Inverting cyan, magenta and yellow gives exactly the red, green and blue that such a file was made from. */
async function turnOver(bytes: Buffer): Promise<Buffer> {
  const inks = openImage(bytes).pipelineColourspace('cmyk').toColourspace('cmyk').raw();
  const { data, info } = await inks.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return image.removeAlpha().negate().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/**
 * The same photo upright in RGB. A file with black ink is taken to be for a common press
 * (docs/decisions/2026-11-28-photos-apart.md).
 */
export async function cmykToRgb(bytes: Buffer): Promise<Buffer> {
  if (await hasNoBlack(bytes)) return turnOver(bytes);
  return openImage(bytes).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
