import 'server-only';

import type { AuditSubjectType } from '@/lib/audit-log/actions';
import type { Prisma } from '@/prisma/generated/client';

interface Told {
  subjectType: AuditSubjectType;
  subjectId: number | null;
  details: Prisma.InputJsonObject;
}

/** The home and the person whose history an entry belongs to: its subject, or those that its details name. */
export function aboutOf({ subjectType, subjectId, details }: Told) {
  const subject = (type: AuditSubjectType) => (subjectType === type ? subjectId : null);
  const named = (name: string) => {
    const value = details[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    aboutListingId: subject('listing') ?? named('listing_id'),
    aboutUserId: subject('user') ?? named('as_user_id') ?? named('owner_id'),
  };
}
