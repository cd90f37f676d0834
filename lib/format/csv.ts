/** Tables as spreadsheets in Belgium read them: semicolons, decimal commas, a byte-order mark before the first line. */

/** What a spreadsheet would take for a formula: people type names of homes, and others open the file. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text as one cell; never a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cents: '1234,50'. */
export const csvEuro = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.join(';')}\r\n`;

/** Tells spreadsheets that the letters are UTF-8. */
export const CSV_START = '\u{feff}';
