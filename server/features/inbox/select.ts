import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

const person = { select: { id: true, firstName: true, lastName: true } } as const;

/** The columns of a thread that `serialize.ts` needs. */
export const threadSelect = {
  id: true,
  state: true,
  version: true,
  assignee: person,
  locale: true,
  name: true,
  email: true,
  subject: true,
  createdAt: true,
  lastMessageAt: true,
} as const satisfies Prisma.InboxThreadSelect;

/** The same with what was said. */
export const wholeThreadSelect = {
  ...threadSelect,
  messages: {
    select: { id: true, sender: true, author: person, body: true, createdAt: true },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.InboxThreadSelect;

export type PersonRow = Prisma.UserGetPayload<typeof person>;
export type ThreadRow = Prisma.InboxThreadGetPayload<{ select: typeof threadSelect }>;
export type WholeThreadRow = Prisma.InboxThreadGetPayload<{ select: typeof wholeThreadSelect }>;
