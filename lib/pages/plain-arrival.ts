/**
 * How a thank-you page knows that the form before it was sent without script: `?zonder-script=1`. Only then does the
 * document's head send the visitor home; elsewhere script does, and can be told to stay.
 */
const parameter = 'zonder-script';
const value = '1';

export const plainArrival = { [parameter]: value } as const;

export function isPlainArrival(query: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return query[parameter] === value;
}
