import 'server-only';

/** A listing's registration declaration in the API's terms. */
export function declared(answer: boolean | null): 'yes' | 'no' | null {
  if (answer === null) return null;
  return answer ? 'yes' : 'no';
}
