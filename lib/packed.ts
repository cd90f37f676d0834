/**
 * A value as JSON, for what a client component is given in bulk: React writes and reads one text where it would walk
 * through every field, on the server and in the browser.
 */
export type Packed<Value> = string & { readonly packed?: Value };

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}
