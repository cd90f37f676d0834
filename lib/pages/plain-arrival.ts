/**
 * Tells a thank-you page that its form was sent without script: `?zonder-script=1`. Only then does the document's head
 * redirect the visitor to the home page; otherwise script does, and can be told to stay.
 */
const parameter = 'zonder-script';
const value = '1';

export const plainArrival = { [parameter]: value } as const;

export function isPlainArrival(query: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return query[parameter] === value;
}
