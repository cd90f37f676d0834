/**
 * Writes the pictures that phones cut to a shape of their own, from the sign in `public/favicon.svg`: `node
 * scripts/draw-app-icons.mjs`, after a change of it. The ground fills the square, and the sign stays within the circle
 * of four fifths that every shape leaves.
 */
import fs from 'node:fs';
import sharp from 'sharp';

const sign = fs.readFileSync('public/favicon.svg', 'utf8');
const ground = /<rect [^>]*fill="(#[0-9a-f]+)"/.exec(sign)?.[1];
if (!ground) throw new Error('public/favicon.svg has no ground of one colour');

for (const size of [192, 512]) {
  const inner = Math.round(size * 0.8);
  const edge = (size - inner) / 2;
  const [before, after] = [Math.floor(edge), Math.ceil(edge)];
  const drawn = await sharp(Buffer.from(sign), { density: (72 * inner) / 36 })
    .resize(inner)
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .flatten({ background: ground })
    .png({ palette: true })
    .toBuffer();
  fs.writeFileSync(`public/icon-maskable-${size}.png`, drawn);
}
