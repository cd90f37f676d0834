import 'server-only';

import { background, openImage } from '@/server/features/photos/decoder/open-image';

/** The photo is scaled to this many pixels on each side. */
const PLACES = 32;
/** The frequencies used in each direction, all but the lowest: 64 combinations. */
const frequencies = [1, 2, 3, 4, 5, 6, 7, 8];
/** If fewer than half of the frequencies are this strong, the photo shows only a sky or a plain colour. */
const WEAKEST = 16;

const places = Array.from({ length: PLACES }, (_, place) => place);
const waves = frequencies.map((frequency) =>
  places.map((place) => Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * PLACES))),
);

/** The strength of each frequency in a square of brightness values, row by row: the discrete cosine transform. */
function strengthsOf(light: readonly number[]): number[] {
  return waves.flatMap((down) =>
    waves.map((across) =>
      light.reduce(
        (sum, value, at) => sum + value * (across[at % PLACES] ?? 0) * (down[Math.floor(at / PLACES)] ?? 0),
        0,
      ),
    ),
  );
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/**
 * What a photo looks like, however it is scaled and compressed: which of its 64 lowest frequencies are stronger than
 * their median (a perceptual hash). The bits as a signed decimal number, or null for a photo with too little detail.
 */
export async function hashPhoto(original: Buffer): Promise<string | null> {
  const { data, info } = await openImage(original)
    .flatten({ background })
    .resize({ width: PLACES, height: PLACES, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = Array.from({ length: PLACES * PLACES }, (_, at) => data[at * info.channels] ?? 0);
  const strengths = strengthsOf(light);
  if (medianOf(strengths.map(Math.abs)) < WEAKEST) return null;
  const median = medianOf(strengths);
  const bits = strengths.reduce((sum, strength) => (sum << 1n) | (strength > median ? 1n : 0n), 0n);
  return String(BigInt.asIntN(64, bits));
}
