/** A list of homes in an address, `?ids=12,45`, for somebody else to look at. */

/** More homes than anybody compares; what follows is left out. */
const MOST = 50;
const MAX_ID = 2_147_483_647;

/** The ids, in the order of the address and each once; none where the text is no list of them. */
export function readSharedIds(text: string | readonly string[] | null | undefined): number[] {
  if (typeof text !== 'string' || !/^\d{1,10}(?:,\d{1,10})*$/.test(text)) return [];
  const ids = text.split(',').map(Number);
  return [...new Set(ids)].filter((id) => id > 0 && id <= MAX_ID).slice(0, MOST);
}

export const writeSharedIds = (ids: readonly number[]) => ids.slice(0, MOST).join(',');
