import 'server-only';

/** The tag of one; data blocks such as JSON-LD are not run, so they need no hash. */
const inlineScript = /^<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")/;
export const scriptEnd = '</script>';

/** What stands in kept pages for the nonce that their scripts had: as long, since the renderer counts lengths. */
const noNonce = (nonce: string) => '-'.repeat(nonce.length);

/** The page in pieces, which are no copies of it, and the inline scripts that its policy has to name. */
export interface Parted {
  pieces: string[];
  codes: string[];
}

/** What becomes of a tag: what stands in its place, and whether the end of the script right after it goes too. */
export type Change = (tag: string) => { tag: string; takesEnd?: boolean };
const unchanged: Change = (tag) => ({ tag });

/**
 * Parts a page at the tags that have the nonce of its rendering, which are the renderer's own, and takes it out of them.
 * An inline script is named if its tag had it: one that got into the page in any other way is not among them.
 */
export function partAtOwnTags(html: string, nonce: string, change: Change = unchanged): Parted {
  // Looked for as a text, which is quicker than a pattern: a page is a hundred kilobytes.
  const attribute = ` nonce="${nonce}"`;
  const clean = (text: string) => text.replaceAll(nonce, noNonce(nonce));
  const parted: Parted = { pieces: [], codes: [] };
  let from = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    const begin = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at) + 1;
    const own = clean(html.slice(begin, at) + html.slice(at + attribute.length, end));
    const { tag, takesEnd = false } = change(own);
    parted.pieces.push(clean(html.slice(from, begin)), tag);
    const codeEnd = html.indexOf(scriptEnd, end);
    if (codeEnd >= 0 && inlineScript.test(own)) parted.codes.push(clean(html.slice(end, codeEnd)));
    from = takesEnd && codeEnd === end ? end + scriptEnd.length : end;
  }
  parted.pieces.push(clean(html.slice(from)));
  return parted;
}
