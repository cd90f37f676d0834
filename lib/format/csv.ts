/** CSV as spreadsheets in Belgium expect it: semicolons, decimal commas, and a byte-order mark at the start. */

/** What a spreadsheet would treat as a formula: names are typed by users, and the files are opened by others. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text as one cell, escaped so that it is never a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cents: '1234,50'. */
export const csvEuro = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.join(';')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\u{feff}';
