import 'server-only';

import { Prisma } from '@/prisma/generated/client';

// For case-insensitive comparisons Prisma uses a PostgreSQL pattern, even for `equals`.
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Matches texts that contain this one, ignoring case. */
export const containing = (text: string) => ({ contains: literally(text), mode: 'insensitive' }) as const;

/** Matches texts that equal this one, ignoring case. */
export const sameWithoutCase = (text: string) => ({ equals: literally(text), mode: 'insensitive' }) as const;

/** A pattern for `isLike`: texts that contain this one, or in which a word begins with it. */
export const patternOf = (text: string, { atStart }: { atStart: boolean }): string =>
  atStart ? `% ${literally(text)}%` : `%${literally(text)}%`;

/** A pattern for `isLike`: texts that begin with this one. */
export const patternOfBeginning = (text: string): string => `${literally(text)}%`;

/** The condition in SQL that a text matches such a pattern. */
export const isLike = (text: Prisma.Sql, pattern: string | Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${text} LIKE ${pattern}`;
