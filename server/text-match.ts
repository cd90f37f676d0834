import 'server-only';

// PostgreSQL compares without case by a pattern, whatever Prisma calls it.
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Matches texts that hold this one, without case. */
export const containing = (text: string) => ({ contains: literally(text), mode: 'insensitive' }) as const;

/** Matches texts that are this one, without case. */
export const sameWithoutCase = (text: string) => ({ equals: literally(text), mode: 'insensitive' }) as const;
