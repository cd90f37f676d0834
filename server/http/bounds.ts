import 'server-only';

/**
 * Limits on the size of a request. Counted in the raw bytes, before anything is built from them, so that refusing is
 * cheap.
 */

/** Fields of a form, in whatever format it is sent. */
export const maxFields = 500;
/** Parameters of a query string. The longest search has some thirty. */
const maxParameters = 100;
/** Nesting depth of objects and lists in JSON. */
const maxDepth = 16;
/** Values in a JSON body: two years of nights with a price, four values each, and some to spare. */
const maxValues = 5000;

const byte = (character: string) => character.charCodeAt(0);
const [ampersand, comma, quote, backslash] = [byte('&'), byte(','), byte('"'), byte('\\')];
const opening = new Set([byte('{'), byte('[')]);
const closing = new Set([byte('}'), byte(']')]);

/** Whether a form sent as `a=1&b=2` has no more fields than any form. */
export function isFormBounded(bytes: Uint8Array): boolean {
  let fields = 1;
  for (let at = bytes.indexOf(ampersand); at >= 0; at = bytes.indexOf(ampersand, at + 1)) {
    fields += 1;
    if (fields > maxFields) return false;
  }
  return true;
}

/** Whether a query string, without its question mark, has no more parameters than any call or page. */
export function isQueryBounded(query: string): boolean {
  let parameters = 1;
  for (let at = query.indexOf('&'); at >= 0; at = query.indexOf('&', at + 1)) {
    parameters += 1;
    if (parameters > maxParameters) return false;
  }
  return true;
}

/** Whether JSON is no deeper and no larger than any call needs; text that is not JSON may pass. */
export function isJsonBounded(bytes: Uint8Array): boolean {
  let [depth, values] = [0, 1];
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const here = bytes[at] ?? 0;
    if (inString) {
      if (here === backslash) at += 1;
      else if (here === quote) inString = false;
    } else if (here === quote) inString = true;
    else if (here === comma) values += 1;
    else if (opening.has(here)) {
      depth += 1;
      values += 1;
    } else if (closing.has(here)) depth -= 1;
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}
