import 'server-only';

import { prisma } from '@/server/db';
import { messageRefIdOf, openRecord } from '@/server/features/dac7/make-file';
import { toTaxDetails } from '@/server/features/dac7/tax-details';

/** A landlord's tax details, and what was sent to the authorities. */
export async function exportedTax(userId: number) {
  const [details, records] = await Promise.all([
    prisma().taxDetails.findUnique({ where: { userId } }),
    prisma().dac7Record.findMany({
      where: { userId, file: { sentAt: { not: null } } },
      orderBy: { id: 'asc' },
      include: { file: true },
    }),
  ]);
  return {
    tax_details: details && toTaxDetails(details),
    tax_reports: records.map(({ file, state, ...row }) => ({
      message_ref_id: messageRefIdOf(file),
      year: file.year,
      sent_at: file.sentAt && file.sentAt.toISOString(),
      state,
      record: openRecord(row),
    })),
  };
}
