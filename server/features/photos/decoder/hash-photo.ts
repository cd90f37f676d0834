import 'server-only';

import { background, openImage } from '@/server/features/photos/decoder/open-image';

/** The photo is read as so many places on each side. */
const PLACES = 32;
/** Frequencies that count in each direction, from the lowest but one: 64 in all. */
const frequencies = [1, 2, 3, 4, 5, 6, 7, 8];
/** Where fewer than half of the frequencies are this strong, there is only a sky or a plain colour. */
const WEAKEST = 16;

const places = Array.from({ length: PLACES }, (_, place) => place);
const waves = frequencies.map((frequency) =>
  places.map((place) => Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * PLACES))),
);

/** How strong each frequency is, of a square of light values in rows: the discrete cosine transform. */
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
 * their median (a perceptual hash). The bits as a signed number in decimals, or null for a photo with too little in it.
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
