import 'server-only';

import type { Decision } from '@/prisma/generated/client';

/** In the audit log: whom and which home a decision concerns. */
export const auditAbout = ({
  userId,
  subjectKind,
  subjectId,
}: Pick<Decision, 'userId' | 'subjectKind' | 'subjectId'>) => ({
  ...(userId !== null && { owner_id: userId }),
  ...(subjectKind === 'listing' && { listing_id: subjectId }),
});
