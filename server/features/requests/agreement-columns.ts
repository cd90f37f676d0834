import 'server-only';

import type { Agreement as AgreementDto } from '@/lib/payments/agreement-contract';
import type { Agreement, Prisma } from '@/prisma/generated/client';

/** The newest agreement of a stay, which is the one in force. */
export const agreementSelect = {
  agreements: {
    select: { sha256: true, acceptedAt: true, acceptedBy: true },
    orderBy: { id: 'desc' },
    take: 1,
  },
} as const satisfies Prisma.BookingRequestSelect;

type AgreementRow = Prisma.BookingRequestGetPayload<{ select: typeof agreementSelect }>;

/** In the format of the API; null where none was made. */
export function toAgreementDto({ agreements: [newest] }: AgreementRow): AgreementDto | null {
  if (!newest) return null;
  const { sha256, acceptedAt, acceptedBy } = newest;
  return { sha256, accepted_at: acceptedAt && acceptedAt.toISOString(), accepted_by: acceptedBy };
}

/** All agreements of a stay, without their files. */
export const exportedAgreements = {
  select: { sha256: true, languages: true, createdAt: true, acceptedAt: true, acceptedBy: true },
  orderBy: { id: 'asc' },
} as const satisfies Prisma.BookingRequest$agreementsArgs;

type ExportedRow = Pick<Agreement, keyof typeof exportedAgreements.select>;

/** An agreement as landlord and guest get it in an export: the file itself is behind its own link. */
export const toExportedAgreement = (row: ExportedRow) => ({
  sha256: row.sha256,
  languages: row.languages,
  created_at: row.createdAt.toISOString(),
  accepted_at: row.acceptedAt && row.acceptedAt.toISOString(),
  accepted_by: row.acceptedBy,
});
