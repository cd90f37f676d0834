import 'server-only';

import { invoiceTexts } from '@/lib/texts/invoice';
import type { Actor } from '@/server/auth/actor';
import { toInvoice } from '@/server/billing/invoice';
import { invoiceSelect } from '@/server/billing/select';
import { writeInvoice } from '@/server/billing/write-invoice';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

interface Input {
  actor: Pick<Actor, 'id'>;
  params: { id: number };
}

/**
 * GET /api/orders/{id}/invoice: the invoice of one's own order as a PDF, with the billing details of that day.
 * @throws DomainError not_found where there is no such order, or it is somebody else's
 */
export async function getInvoice({ actor, params }: Input): Promise<Reply> {
  const row = await prisma().order.findFirst({
    where: { id: params.id, userId: actor.id },
    select: invoiceSelect,
  });
  if (!row) throw new DomainError('not_found');
  const file = await writeInvoice(toInvoice(row));
  return fileReply(new Uint8Array(file), {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoiceTexts.fileName(row.number)}"`,
  });
}
