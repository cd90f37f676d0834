import 'server-only';

// For case-insensitive comparisons Prisma uses a PostgreSQL pattern, even for `equals`.
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Matches texts that contain this one, ignoring case. */
export const containing = (text: string) => ({ contains: literally(text), mode: 'insensitive' }) as const;

/** Matches texts that equal this one, ignoring case. */
export const sameWithoutCase = (text: string) => ({ equals: literally(text), mode: 'insensitive' }) as const;
