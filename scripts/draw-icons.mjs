/** Writes components/ui/icons.svg from lucide's shapes: `node scripts/draw-icons.mjs`, after a change of their names. */
import fs from 'node:fs';
import { iconNames } from '../lib/icons/icon-names.ts';

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
