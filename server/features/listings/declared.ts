import 'server-only';

/** What was declared of its registration, as the API says it. */
export function declared(answer: boolean | null): 'yes' | 'no' | null {
  if (answer === null) return null;
  return answer ? 'yes' : 'no';
}
