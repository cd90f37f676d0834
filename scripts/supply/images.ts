/** Container images must be named with their content's digest: a tag can be moved to another image. */

/** The images a Dockerfile starts from or copies from, except its own stages. */
function imagesOfDockerfile(text: string): string[] {
  const froms = [...text.matchAll(/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/gim)];
  const copies = [...text.matchAll(/\bfrom=([^\s,]+)/g)].map(([, image = '']) => image);
  const frontends = [...text.matchAll(/^#\s*syntax=(\S+)/gim)].map(([, image = '']) => image);
  const stages = new Set(froms.flatMap(([, , stage]) => stage ?? []));
  const all = [...frontends, ...froms.map(([, image = '']) => image), ...copies];
  return all.filter((image) => !stages.has(image) && !/^(?:\d+|scratch)$/.test(image));
}

/** The images a compose file runs; those it builds are named by BUILD_ID. */
const imagesOfCompose = (text: string): string[] =>
  [...text.matchAll(/^\s*image:\s*['"]?([^\s'"#]+)/gm)]
    .map(([, image = '']) => image)
    .filter((image) => !image.startsWith('kustverblijf:$'));

/** Images without a tag or without a digest. @throws Error if the file names none at all */
export function imageFaults(file: string, text: string): string[] {
  const images = file.endsWith('Dockerfile') ? imagesOfDockerfile(text) : imagesOfCompose(text);
  if (images.length === 0) throw new Error(`${file} names no image`);
  return images
    .filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))
    .map((image) => `${file}: ${image} is not name:tag@sha256:digest.`);
}
