/**
 * At most `max` characters, never half of one that takes two: databases and files refuse such a half. Ends in nothing
 * that says so: for texts that people read see `emails/brief.ts`.
 */
export const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
