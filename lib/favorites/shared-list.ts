/** A list of listings in a URL, `?ids=12,45`, to share with somebody else. */

/** More listings than anybody compares; further ids are ignored. */
const MOST = 50;
const MAX_ID = 2_147_483_647;

/** The ids, without duplicates and in the order of the URL; none if the text is not a list of ids. */
export function readSharedIds(text: string | readonly string[] | null | undefined): number[] {
  if (typeof text !== 'string' || !/^\d{1,10}(?:,\d{1,10})*$/.test(text)) return [];
  const ids = text.split(',').map(Number);
  return [...new Set(ids)].filter((id) => id > 0 && id <= MAX_ID).slice(0, MOST);
}

export const writeSharedIds = (ids: readonly number[]) => ids.slice(0, MOST).join(',');
