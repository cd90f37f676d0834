import 'server-only';

import type { SubjectKind } from '@/lib/decisions/measures';
import { noticeInput } from '@/lib/notices/contract';
import { prisma } from '@/server/db';
import { findSubject } from '@/server/features/notices/find-subject';

const address = noticeInput.pick({ subject: true, id: true });

interface AskedSubject {
  kind: SubjectKind;
  id: number;
  name: string;
}

/** What the notice is about, from the query of the page's address; null if that is not on the site. */
export async function findAsked(query: object): Promise<AskedSubject | null> {
  const given = address.safeParse(query);
  if (!given.success) return null;
  const { subject: kind, id } = given.data;
  const found = await findSubject(prisma(), kind, id);
  return found && { kind, ...found };
}
