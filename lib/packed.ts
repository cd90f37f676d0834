/**
 * A value as JSON, for what a client component is given in bulk: React writes and reads one text where it would walk
 * through every field, on the server and in the browser.
 */
export type Packed<Value> = string & { readonly packed?: Value };

export function pack<Value>(value: Value): Packed<Value> {
  return swapQuotes(JSON.stringify(value));
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(swapQuotes(packed)) as Value;
}

/** No JSON text holds it as it is. */
const NEITHER = '\u0001';

/**
 * Double quotes for single ones and the other way round: the page holds the text in a text in a script, where a double
 * quote takes four characters.
 */
const swapQuotes = (text: string) =>
  text.replaceAll("'", NEITHER).replaceAll('"', "'").replaceAll(NEITHER, '"');
