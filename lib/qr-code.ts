/** QR codes as drawings: a square path for every dark module. */
import { encode } from 'uqr';

/** @param border the quiet zone around the code, in modules; @returns the side in modules, and the path of an SVG */
export function drawQrCode(text: string, border: number): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
