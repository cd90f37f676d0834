import 'server-only';

import { invoiceTexts } from '@/lib/texts/invoice';
import type { BillingDocument } from '@/server/features/billing/billing-document';
import { getCreditNoteDocument, getOrderDocument } from '@/server/features/billing/get-document';
import type { DocumentInput } from '@/server/features/billing/get-document';
import { writeInvoice } from '@/server/features/billing/write-invoice';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

async function toPdf(document: BillingDocument): Promise<Reply> {
  return fileReply(new Uint8Array(await writeInvoice(document)), {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoiceTexts.fileName(document.number)}"`,
  });
}

/**
 * GET /api/orders/{id}/invoice: the invoice of the user's own order as a PDF; admins may read any.
 * @throws DomainError not_found if there is no such order, or it is somebody else's
 */
export async function getInvoice(input: DocumentInput): Promise<Reply> {
  return toPdf(await getOrderDocument(input));
}

/**
 * GET /api/credit-notes/{id}/invoice: the credit note as a PDF.
 * @throws DomainError not_found if there is no such credit note, or it is somebody else's
 */
export async function getCreditNote(input: DocumentInput): Promise<Reply> {
  return toPdf(await getCreditNoteDocument(input));
}
