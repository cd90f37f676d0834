/** A choice of a visitor who may be quicker than its searches. */
export interface Given<T> {
  value: T;
  /** What the shown search asks for. */
  key: string;
  /** What was chosen since, oldest first: those searches may still arrive. */
  chosen: readonly string[];
}

export const start = <T>(value: T, key: string): Given<T> => ({ value, key, chosen: [] });

/** Somebody chose. Back at what is shown, nothing is pending any more. */
export function choose<T>(state: Given<T>, value: T, key: string): Given<T> {
  return { ...state, value, chosen: key === state.key ? [] : [...state.chosen, key] };
}

/** A search is shown: for a choice made here, which stays, or from elsewhere. */
export function follow<T>(state: Given<T>, given: T, key: string): Given<T> {
  if (key === state.key) return state;
  const place = state.chosen.indexOf(key);
  return place < 0 ? start(given, key) : { ...state, key, chosen: state.chosen.slice(place + 1) };
}
