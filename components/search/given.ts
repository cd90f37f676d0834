/** State of a visitor's choice, which may be ahead of the searches it causes. */
export interface Given<T> {
  value: T;
  /** The search shown. */
  key: string;
  /** Choices made since then, oldest first: their searches may still arrive. */
  chosen: readonly string[];
}

export const start = <T>(value: T, key: string): Given<T> => ({ value, key, chosen: [] });

/** A choice was made. Once it equals what is shown, nothing is pending any more. */
export function choose<T>(state: Given<T>, value: T, key: string): Given<T> {
  return { ...state, value, chosen: key === state.key ? [] : [...state.chosen, key] };
}

/**
 * Another search is shown: either one that results from a choice made here, which keeps the current choice, or one from
 * elsewhere.
 */
export function follow<T>(state: Given<T>, given: T, key: string): Given<T> {
  if (key === state.key) return state;
  const place = state.chosen.indexOf(key);
  return place < 0 ? start(given, key) : { ...state, key, chosen: state.chosen.slice(place + 1) };
}
