/**
 * Writes the maskable app icons, which phones crop to their own shape, from `public/favicon.svg`: run `node
 * scripts/draw-app-icons.mjs` after changing it. The background fills the square, and the logo stays within the circle
 * of four fifths that every shape leaves visible.
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
