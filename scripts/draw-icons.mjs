/**
 * Writes components/ui/icons.svg from lucide's icons and those of social networks, which lucide lacks: run `node
 * scripts/draw-icons.mjs` after changing the list of names.
 */
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

/** Filled paths in a 24 by 24 view box. */
const signs = {
  facebook:
    'M14 21v-7.5h2.5l.5-3h-3V8.6c0-.9.4-1.6 1.7-1.6H17V4.3c-.4-.1-1.2-.2-2.1-.2-2.3 0-3.9 1.4-3.9 4v2.4H8.3v3H11V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 5.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  linkedin:
    'M4 9h3.6v11H4zm1.8-5.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10 9h3.4v1.6c.6-1 1.8-1.9 3.6-1.9 3.3 0 4 2.1 4 5V20h-3.6v-5.6c0-1.4 0-3-1.8-3s-2 1.4-2 2.9V20H10z',
};
const sign = ([name, shape]) =>
  `<symbol id="${name}" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${shape}"/></symbol>`;

const symbols = [...(await Promise.all(iconNames.map(symbol))), ...Object.entries(signs).map(sign)];
const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
fs.writeFileSync('components/ui/icons.svg', `${head}\n${symbols.join('\n')}\n</svg>\n`);
