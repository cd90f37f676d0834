import 'server-only';

import { invoiceTexts } from '@/lib/texts/invoice';
import type { BillingDocument } from '@/server/features/billing/billing-document';
import { getCreditNoteDocument, getOrderDocument } from '@/server/features/billing/get-document';
import type { DocumentInput } from '@/server/features/billing/get-document';
import { writeUbl } from '@/server/features/billing/write-ubl';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

function toXml(document: BillingDocument): Reply {
  return fileReply(writeUbl(document), {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${invoiceTexts.fileName(document.number, 'xml')}"`,
  });
}

/**
 * GET /api/orders/{id}/e-invoice: the invoice of the user's own order as Peppol BIS Billing; admins may read any.
 * @throws DomainError not_found if there is no such order, or it is somebody else's
 */
export async function getEInvoice(input: DocumentInput): Promise<Reply> {
  return toXml(await getOrderDocument(input));
}

/**
 * GET /api/credit-notes/{id}/e-invoice: the credit note as Peppol BIS Billing.
 * @throws DomainError not_found if there is no such credit note, or it is somebody else's
 */
export async function getElectronicCreditNote(input: DocumentInput): Promise<Reply> {
  return toXml(await getCreditNoteDocument(input));
}
