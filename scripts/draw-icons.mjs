/**
 * Writes components/ui/icons.svg and signs.css from lucide's shapes: `node scripts/draw-icons.mjs`, after a change of
 * their names.
 */
import fs from 'node:fs';
import { iconNames, signNames } from '../lib/icons/icon-names.ts';

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function draw([tag, { key: _, ...attributes }]) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${tag}${written.join('')}/>`;
}

async function shapes(name) {
  const { __iconData: icon } = await import(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  return icon;
}

async function symbol(name) {
  const icon = await shapes(name);
  return `<symbol id="${name}" viewBox="0 0 ${icon.size} ${icon.size}">${icon.node.map(draw).join('')}</symbol>`;
}

const symbols = await Promise.all(iconNames.map(symbol));
const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
fs.writeFileSync('components/ui/icons.svg', `${head}\n${symbols.join('\n')}\n</svg>\n`);

/** As a mask, which the class of one element alone puts before its text: a list has hundreds. */
async function sign(name) {
  const icon = await shapes(name);
  const look = 'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.size} ${icon.size}" ${look}>${icon.node.map(draw).join('')}</svg>`;
  const url = `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
  return `  .sign-${name}::before {\n    mask-image: url("${url}");\n  }`;
}

const signs = await Promise.all(signNames.map(sign));
const note = '/* Icons before the text of an element, by its class. Made by scripts/draw-icons.mjs. */';
fs.writeFileSync('components/ui/signs.css', `${note}\n@layer components {\n${signs.join('\n')}\n}\n`);
