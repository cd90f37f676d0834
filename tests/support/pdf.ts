/** What a PDF says, as PDF.js reads it. */
import { getDocumentProxy } from 'unpdf';

interface PdfPages {
  count: number;
  /** Each drawn line of text. */
  texts: string[];
}

/** The pages of a file and every line on them, in drawing order. */
export async function readPdf(file: Uint8Array): Promise<PdfPages> {
  // PDF.js takes the bytes away from who gives them.
  const document = await getDocumentProxy(new Uint8Array(file));
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])));
  }
  return { count: document.numPages, texts };
}
