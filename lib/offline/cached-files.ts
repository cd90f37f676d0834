/** The style sheets of a page and its favicon. */
const linked = /<link [^>]*href="(\/_next\/static\/[^"]+\.css|\/favicon\.svg)(?:\?[^"]*)?"/g;
const fontFace = /@font-face\s*\{[^}]*\}/g;
const fontFile = /url\(["']?([^"')]+\.woff2)["']?\)/;

/** The URLs of what a page needs besides fonts for its appearance, without duplicates. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(linked)].flatMap(([, address]) => address ?? []))];
}

/**
 * The URLs of a style sheet's fonts, except those for rare characters.
 * @param address the style sheet's own URL, as an absolute path
 */
export function fontsOf(css: string, address: string): string[] {
  const faces = [...css.matchAll(fontFace)]
    .map(([face]) => face)
    .filter((face) => !face.includes('unicode-range'));
  const files = faces.flatMap((face) => fontFile.exec(face)?.[1] ?? []);
  return files.map((file) => new URL(file, `https://site.test${address}`).pathname);
}

/** Whether a path may be one of these files: only those are looked up in the cache. */
export const mayBeCached = (pathname: string) =>
  /^\/_next\/static\/.+\.(css|woff2)$|^\/favicon\.svg$/.test(pathname);
