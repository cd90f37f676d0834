/**
 * At most `max` UTF-16 units, never ending in half a surrogate pair, which databases and files reject. Adds no
 * ellipsis: for texts that people read see `emails/brief.ts`.
 */
export const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
