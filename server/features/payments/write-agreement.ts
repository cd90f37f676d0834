import 'server-only';

import Pdf from 'pdfkit';
import { dayToUtcDate } from '@/lib/dates/day';
import { printable } from '@/lib/format/printable';
import type { AgreementLocale } from '@/lib/payments/agreement-locale';
import { agreementTexts } from '@/lib/texts/agreement';
import { themeColors as colors } from '@/lib/theme';
import { languagesOf, toAgreement } from '@/server/features/payments/agreement';
import type { Agreement, AgreementFacts, AgreementLine } from '@/server/features/payments/agreement';

/** In points: an A4 page is 595 wide and 842 high. */
const LEFT = 56;
const WIDTH = 595 - 2 * LEFT;
const LABEL_WIDTH = 170;
/** Where the last line of a page ends, and its number is. */
const BOTTOM = 842 - 64;
const NUMBER_TOP = 842 - 48;

const regular = 'Helvetica';
const bold = 'Helvetica-Bold';
const look = { size: 10, gap: 3 } as const;

type Doc = PDFKit.PDFDocument;

/** Starts a page unless this much still fits on the present one. */
function reserve(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
}

function writeLine(doc: Doc, line: AgreementLine): void {
  doc.fontSize(look.size);
  if (typeof line === 'string') {
    doc.font(regular).fillColor(colors['ci-gray-900']);
    doc.text(printable(line), LEFT, doc.y, { width: WIDTH, lineGap: look.gap });
    return;
  }
  const [label, value] = line.map(printable);
  const place = { width: WIDTH - LABEL_WIDTH, lineGap: look.gap };
  const heights = [
    doc.font(regular).heightOfString(label ?? '', { width: LABEL_WIDTH - 8, lineGap: look.gap }),
    doc.heightOfString(value ?? '', place),
  ];
  const height = Math.max(...heights);
  reserve(doc, height);
  const top = doc.y;
  doc.fillColor(colors['ci-gray-600']);
  doc.text(label ?? '', LEFT, top, { width: LABEL_WIDTH - 8, lineGap: look.gap });
  doc.fillColor(colors['ci-gray-900']).text(value ?? '', LEFT + LABEL_WIDTH, top, place);
  doc.y = top + height;
}

function writeLanguage(doc: Doc, { title, parts }: Agreement, code: string): void {
  doc.font(bold).fontSize(17).fillColor(colors['ci-blue-700']);
  doc.text(printable(title), LEFT, LEFT, { width: WIDTH });
  doc.font(regular).fontSize(look.size).fillColor(colors['ci-gray-600']).text(code);
  for (const { heading, lines } of parts) {
    // A heading stays with the first line below it.
    reserve(doc, 60);
    doc.font(bold).fontSize(11).fillColor(colors['ci-gray-900']);
    doc.text(printable(heading), LEFT, doc.y + 12, { width: WIDTH, lineGap: look.gap });
    for (const line of lines) writeLine(doc, line);
  }
}

/** 'K-7GH2QX · pagina 1 van 2' below each page, in Dutch: it counts both languages. */
function numberPages(doc: Doc, code: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // What is written below the margin would start another page.
    doc.page.margins.bottom = 0;
    doc.font(regular).fontSize(8).fillColor(colors['ci-gray-600']);
    doc.text(`${code} · ${agreementTexts.nl.page(page + 1, count)}`, LEFT, NUMBER_TOP, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  }
}

/**
 * The agreement as an A4 PDF, in the guest's language and then in Dutch, each from a new page; the same facts always give
 * the same bytes.
 */
export function writeAgreement(facts: AgreementFacts, locale: AgreementLocale): Promise<Buffer> {
  const languages = languagesOf(locale);
  const doc = new Pdf({
    size: 'A4',
    margins: { top: LEFT, left: LEFT, right: LEFT, bottom: 842 - BOTTOM },
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: `${agreementTexts[locale].title} ${facts.code}`,
      // The day, not the moment: it takes part in the file's identifier.
      CreationDate: dayToUtcDate(facts.approvedOn),
    },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    for (const [place, language] of languages.entries()) {
      if (place > 0) doc.addPage();
      writeLanguage(doc, toAgreement(facts, language), facts.code);
    }
    numberPages(doc, facts.code);
    doc.end();
  });
}
