import 'server-only';

import PDFDocument from 'pdfkit';
import { dayToUtcDate } from '@/lib/dates/day';
import { invoiceTexts as texts } from '@/lib/texts/invoice';
import { themeColors as colors } from '@/lib/theme';
import type { BillingDocument } from '@/server/features/billing/billing-document';
import { toInvoice } from '@/server/features/billing/invoice';
import type { Invoice } from '@/server/features/billing/invoice';
import { printable } from '@/lib/format/printable';

/** In points: an A4 page is 595 wide. */
const LEFT = 56;
const RIGHT = 595 - 56;
const HALF = 312;

const regular = 'Helvetica';
const bold = 'Helvetica-Bold';

type Doc = PDFKit.PDFDocument;
interface Place {
  x?: number;
  y: number;
  width?: number;
  align?: 'left' | 'right';
  size?: number;
  font?: string;
  color?: string;
}

/** Writes a text and returns the y position of the next line. */
function write(doc: Doc, text: string, place: Place): number {
  const { x = LEFT, y, width = RIGHT - x, align = 'left', size = 10, font = regular } = place;
  doc.font(font).fontSize(size);
  doc
    .fillColor(place.color ?? colors['ci-gray-900'])
    .text(printable(text), x, y, { width, align, lineGap: 3 });
  return doc.y;
}

function rule(doc: Doc, y: number): void {
  doc.strokeColor(colors['ci-gray-200']).lineWidth(1).moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
}

function writeHead(doc: Doc, { title, seller, facts }: Invoice): number {
  write(doc, seller.name, { y: 56, width: 240, size: 18, font: bold, color: colors['ci-blue-700'] });
  let y = write(doc, title, { x: HALF, y: 56, size: 18, font: bold }) + 8;
  for (const [label, value] of facts) {
    write(doc, label, { x: HALF, y, width: 100, color: colors['ci-gray-600'] });
    y = write(doc, value, { x: HALF + 104, y });
  }
  return y;
}

/** Seller or buyer: the name, and the address below it. */
function writeParty(
  doc: Doc,
  label: string,
  { name, lines }: Invoice['buyer'],
  x: number,
  top: number,
): number {
  const width = RIGHT - HALF;
  let y = write(doc, label, { x, y: top, width, color: colors['ci-gray-600'] }) + 2;
  y = write(doc, name, { x, y, width, font: bold });
  for (const each of lines) y = write(doc, each, { x, y, width });
  return y;
}

function writeItems(doc: Doc, { items, period }: Invoice, top: number): number {
  const amount = { x: RIGHT - 130, width: 130, align: 'right' } as const;
  const width = RIGHT - LEFT - 150;
  write(doc, texts.description, { y: top, color: colors['ci-gray-600'] });
  let y = write(doc, texts.amount, { ...amount, y: top, color: colors['ci-gray-600'] }) + 4;
  rule(doc, y);
  y += 10;
  for (const item of items) {
    write(doc, item.amount, { ...amount, y });
    y = write(doc, item.description, { y, width });
  }
  if (period) y = write(doc, period, { y, width, color: colors['ci-gray-600'] });
  rule(doc, y + 8);
  return y + 8;
}

function writeSums(doc: Doc, { sums, total }: Invoice, top: number): number {
  let y = top;
  for (const [label, value] of [...sums, total]) {
    const style = label === total[0] ? { font: bold, size: 12 } : {};
    write(doc, label, { x: HALF, y, width: 120, ...style });
    y = write(doc, value, { x: RIGHT - 105, y, width: 105, align: 'right', ...style }) + 4;
  }
  return y;
}

function writePages(doc: Doc, invoice: Invoice): void {
  const top = Math.max(writeHead(doc, invoice), 130) + 24;
  const ends = [
    writeParty(doc, texts.seller, invoice.seller, LEFT, top),
    writeParty(doc, texts.buyer, invoice.buyer, HALF, top),
  ];
  let y = writeItems(doc, invoice, Math.max(...ends) + 40);
  y = writeSums(doc, invoice, y + 20) + 28;
  for (const note of invoice.notes) y = write(doc, note, { y, color: colors['ci-gray-800'] }) + 2;
}

/** The invoice or credit note as a one-page A4 PDF; the same document always gives the same page. */
export function writeInvoice(document: BillingDocument): Promise<Buffer> {
  const invoice = toInvoice(document);
  const { name } = invoice.seller;
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'nl-BE',
    displayTitle: true,
    info: {
      Title: texts.documentTitle(invoice.title, document.number, name),
      Author: name,
      CreationDate: dayToUtcDate(document.issued_on),
    },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    writePages(doc, invoice);
    doc.end();
  });
}
