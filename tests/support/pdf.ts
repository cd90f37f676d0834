/** The text of a PDF, as PDF.js reads it. */
import { getDocumentProxy } from 'unpdf';

interface PdfPages {
  count: number;
  /** Each rendered line of text. */
  texts: string[];
}

/** The pages of a file and every line on them, in drawing order. */
export async function readPdf(file: Uint8Array): Promise<PdfPages> {
  // A copy, since PDF.js transfers the bytes away from its caller.
  const document = await getDocumentProxy(new Uint8Array(file));
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])));
  }
  return { count: document.numPages, texts };
}
