import 'server-only';

import Pdf from 'pdfkit';
import { dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatDay } from '@/lib/format/date';
import { printable } from '@/lib/format/printable';
import { formatEuro } from '@/lib/money/euro';
import { formatIban } from '@/lib/payments/iban';
import { dac7Texts } from '@/lib/texts/dac7';
import { themeColors as colors } from '@/lib/theme';
import type { PropertyRecord, SellerRecord } from '@/server/features/dac7/seller-record';

const texts = dac7Texts.statement;

/** In points: an A4 page is 595 wide and 842 high. */
const LEFT = 56;
const WIDTH = 595 - 2 * LEFT;
const COLUMN = WIDTH / 3;
/** The least height of a property, so that none begins at the foot of a page. */
const PROPERTY_HEIGHT = 150;

type Doc = PDFKit.PDFDocument;

interface StatementFacts {
  year: number;
  record: SellerRecord;
  /** When it was sent; null if it was not yet. */
  sentOn: Day | null;
  madeOn: Day;
}

const regular = (doc: Doc) => doc.font('Helvetica').fontSize(10).fillColor(colors['ci-gray-900']);
const bold = (doc: Doc) => doc.font('Helvetica-Bold').fontSize(11).fillColor(colors['ci-gray-900']);

function writeFact(doc: Doc, label: string, value: string | null): void {
  regular(doc).text(`${label}: ${printable(value || texts.unknown)}`, LEFT, doc.y, {
    width: WIDTH,
    lineGap: 3,
  });
}

function writeRow(doc: Doc, cells: readonly string[]): void {
  const top = doc.y;
  for (const [place, cell] of cells.entries())
    doc.text(printable(cell), LEFT + place * COLUMN, top, { width: COLUMN - 8, lineBreak: false });
  doc.y = top + 15;
}

function writeProperty(doc: Doc, property: PropertyRecord): void {
  if (doc.y + PROPERTY_HEIGHT > 842 - LEFT) doc.addPage();
  doc.y += 12;
  const { street, houseNumber, suffix, postalCode, city, landNumber } = property;
  const place = `${[street, houseNumber, suffix].filter(Boolean).join(' ')}, ${postalCode} ${city}`;
  bold(doc).text(printable(place), LEFT, doc.y, { width: WIDTH, lineGap: 3 });
  if (landNumber) regular(doc).text(printable(texts.land(landNumber)), { lineGap: 3 });
  bold(doc).fontSize(10);
  writeRow(doc, texts.columns);
  regular(doc);
  for (const [quarter, received] of property.received.entries())
    writeRow(doc, [texts.quarter(quarter + 1), formatEuro(received * 100), String(property.stays[quarter])]);
  doc.text(texts.days(property.days), LEFT, doc.y, { width: WIDTH });
}

function writeWho(doc: Doc, { details, firstName, lastName, iban }: SellerRecord): void {
  writeFact(doc, texts.who, `${firstName} ${lastName}`.trim());
  const street = [details.street, details.house_number].filter(Boolean).join(' ');
  const town = [details.postal_code, details.city, details.country].filter(Boolean).join(' ');
  writeFact(doc, texts.address, [street, town].filter(Boolean).join(', '));
  if (details.kind === 'company') writeFact(doc, texts.enterprise, details.enterprise_number);
  else writeFact(doc, texts.born, details.birth_date && formatDay(details.birth_date));
  writeFact(doc, texts.tin, details.tin && `${details.tin} (${details.tin_country ?? ''})`);
  writeFact(doc, texts.account, iban && formatIban(iban));
}

/** What was reported on a landlord for a year, or would be, as an A4 PDF. */
export function writeStatement({ year, record, sentOn, madeOn }: StatementFacts): Promise<Buffer> {
  const title = texts.title(year);
  const doc = new Pdf({
    size: 'A4',
    margin: LEFT,
    lang: 'nl',
    displayTitle: true,
    info: { Title: title, CreationDate: dayToUtcDate(madeOn) },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc
      .font('Helvetica-Bold')
      .fontSize(17)
      .fillColor(colors['ci-blue-700'])
      .text(title, LEFT, LEFT, { width: WIDTH });
    regular(doc).text(sentOn ? texts.told(formatDay(sentOn)) : texts.notTold, LEFT, doc.y + 4, {
      width: WIDTH,
    });
    doc.y += 10;
    writeWho(doc, record);
    for (const property of record.properties) writeProperty(doc, property);
    doc.y += 12;
    regular(doc).text(texts.noFees, LEFT, doc.y, { width: WIDTH, lineGap: 3 });
    doc.text(texts.note, { width: WIDTH });
    doc.end();
  });
}
