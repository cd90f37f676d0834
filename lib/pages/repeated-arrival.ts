/** Tells a thank-you page that the same form had been sent before: `?al-verstuurd=1`. */
const parameter = 'al-verstuurd';
const value = '1';

export const repeatedArrival = { [parameter]: value } as const;

export function isRepeatedArrival(query: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return query[parameter] === value;
}
