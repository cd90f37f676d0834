import 'server-only';

import Pdf from 'pdfkit';
import { dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { printable } from '@/lib/format/printable';
import { formatEuro } from '@/lib/money/euro';
import { incomeFileTexts as texts } from '@/lib/texts/payments';
import { themeColors as colors } from '@/lib/theme';

/** What was paid in a month for one home, by kind, in cents. */
export interface MonthOfPayments {
  name: string;
  /** 'YYYY-MM' */
  month: string;
  rent: number;
  other: number;
  deposit: number;
}

type Amounts = Pick<MonthOfPayments, 'rent' | 'other' | 'deposit'>;

/** The sum of all rows, by kind. */
export const totalsOf = (months: readonly MonthOfPayments[]): Amounts =>
  months.reduce(
    (sum, { rent, other, deposit }) => ({
      rent: sum.rent + rent,
      other: sum.other + other,
      deposit: sum.deposit + deposit,
    }),
    { rent: 0, other: 0, deposit: 0 },
  );

interface YearFacts {
  year: number;
  landlord: string;
  madeOn: Day;
  /** By home, then by month. */
  months: readonly MonthOfPayments[];
}

/** In points: an A4 page is 595 wide and 842 high. */
const LEFT = 56;
const WIDTH = 595 - 2 * LEFT;
const BOTTOM = 842 - 64;
const NUMBER_TOP = 842 - 48;
const AMOUNT_WIDTH = 82;
const MONTH_WIDTH = 62;
const NAME_WIDTH = WIDTH - MONTH_WIDTH - 3 * AMOUNT_WIDTH;

const regular = 'Helvetica';
const bold = 'Helvetica-Bold';

type Doc = PDFKit.PDFDocument;

/** Five cells beside each other: the first wraps, the amounts end at the right of their column. */
function writeRow(doc: Doc, [name = '', month = '', ...amounts]: readonly string[], font: string): void {
  doc.font(font).fontSize(10).fillColor(colors['ci-gray-900']);
  const top = doc.y;
  doc.text(printable(name), LEFT, top, { width: NAME_WIDTH - 8, lineGap: 3 });
  const below = doc.y;
  doc.text(month, LEFT + NAME_WIDTH, top, { width: MONTH_WIDTH });
  for (const [place, amount] of amounts.entries())
    doc.text(printable(amount), LEFT + NAME_WIDTH + MONTH_WIDTH + place * AMOUNT_WIDTH, top, {
      width: AMOUNT_WIDTH,
      align: 'right',
      lineBreak: false,
    });
  doc.y = below + 3;
}

function writeLine(doc: Doc): void {
  doc.moveTo(LEFT, doc.y).lineTo(LEFT + WIDTH, doc.y);
  doc.lineWidth(0.5).strokeColor(colors['ci-gray-600']).stroke();
  doc.y += 5;
}

function writeHead(doc: Doc): void {
  writeRow(doc, texts.columns, bold);
  writeLine(doc);
}

const cells = ({ rent, other, deposit }: Amounts) => [rent, other, deposit].map(formatEuro);

function writeTable(doc: Doc, months: readonly MonthOfPayments[]): void {
  const reserve = (height: number) => {
    if (doc.y + height <= BOTTOM) return;
    doc.addPage();
    writeHead(doc);
  };
  writeHead(doc);
  for (const row of months) {
    doc.font(regular).fontSize(10);
    reserve(doc.heightOfString(printable(row.name), { width: NAME_WIDTH - 8, lineGap: 3 }));
    writeRow(doc, [row.name, row.month, ...cells(row)], regular);
  }
  reserve(30);
  writeLine(doc);
  writeRow(doc, [texts.total, '', ...cells(totalsOf(months))], bold);
}

function numberPages(doc: Doc, title: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // What is written below the margin would start another page.
    doc.page.margins.bottom = 0;
    doc.font(regular).fontSize(8).fillColor(colors['ci-gray-600']);
    doc.text(`${title} · ${texts.page(page + 1, count)}`, LEFT, NUMBER_TOP, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  }
}

/** What was paid in a year as an A4 PDF, with the total in its last row. */
export function writeYear({ year, landlord, madeOn, months }: YearFacts): Promise<Buffer> {
  const title = texts.title(year);
  const doc = new Pdf({
    size: 'A4',
    margins: { top: LEFT, left: LEFT, right: LEFT, bottom: 842 - BOTTOM },
    bufferPages: true,
    lang: 'nl',
    displayTitle: true,
    info: { Title: title, CreationDate: dayToUtcDate(madeOn) },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.font(bold).fontSize(17).fillColor(colors['ci-blue-700']).text(title, LEFT, LEFT, { width: WIDTH });
    doc.font(regular).fontSize(10).fillColor(colors['ci-gray-900']);
    doc.text(printable(landlord), LEFT, doc.y + 4, { width: WIDTH, lineGap: 3 });
    doc.fillColor(colors['ci-gray-600']).text(months.length > 0 ? texts.intro : texts.none(year));
    doc.y += 14;
    writeTable(doc, months);
    numberPages(doc, title);
    doc.end();
  });
}
