/** The style sheets of a page and the icon of its tab. */
const linked = /<link [^>]*href="(\/_next\/static\/[^"]+\.css|\/favicon\.svg)(?:\?[^"]*)?"/g;
const fontFace = /@font-face\s*\{[^}]*\}/g;
const fontFile = /url\(["']?([^"')]+\.woff2)["']?\)/;

/** The addresses of what a page needs beside its fonts to look like itself, each once. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(linked)].flatMap(([, address]) => address ?? []))];
}

/**
 * The addresses of a style sheet's fonts, but for those of rare letters.
 * @param address the style sheet's own, from the root
 */
export function fontsOf(css: string, address: string): string[] {
  const faces = [...css.matchAll(fontFace)]
    .map(([face]) => face)
    .filter((face) => !face.includes('unicode-range'));
  const files = faces.flatMap((face) => fontFile.exec(face)?.[1] ?? []);
  return files.map((file) => new URL(file, `https://site.test${address}`).pathname);
}

/** Whether an address may be one of all these: only those are looked for among what is kept. */
export const mayBeKept = (pathname: string) =>
  /^\/_next\/static\/.+\.(css|woff2)$|^\/favicon\.svg$/.test(pathname);
