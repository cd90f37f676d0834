/** From the bytes of a file to the lines of the landlord's accounts. */
import { isXml, readCamt } from '@/lib/statements/camt';
import { hasWholeRecords, isCoda, readCoda } from '@/lib/statements/coda';
import { isCsv, readCsv } from '@/lib/statements/csv';
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_LINES } from '@/lib/statements/limits';
import { isMt940, readMt940 } from '@/lib/statements/mt940';
import { OwnAccounts, StatementRefusal } from '@/lib/statements/statement';
import type { ReadStatement, StatementLine } from '@/lib/statements/statement';

/**
 * Reads a statement in any known format. Statements of other accounts in the same file are skipped.
 * @param bytes the file as it is: UTF-8, else windows-1252
 * @param accounts the landlord's IBANs
 * @throws StatementRefusal which line is wrong, and why
 */
export function readStatement(bytes: Uint8Array, accounts: readonly string[]): StatementLine[] {
  if (bytes.length > MAX_STATEMENT_BYTES) throw new StatementRefusal(1, 'tooLarge');
  const text = textOf(bytes);
  if (text.trim() === '') throw new StatementRefusal(1, 'empty');
  const { lines, isOurs, firstOther } = readForm(text, bytes, new OwnAccounts(accounts));
  if (!isOurs) throw new StatementRefusal(firstOther || 1, firstOther ? 'otherAccount' : 'empty');
  const [over] = lines.slice(MAX_STATEMENT_LINES);
  if (over) throw new StatementRefusal(over.line, 'tooManyLines');
  return lines.filter(({ amount_cents }) => amount_cents > 0);
}

function readForm(text: string, bytes: Uint8Array, accounts: OwnAccounts): ReadStatement {
  if (isCoda(text)) {
    // Record lengths are counted in characters of one byte.
    return readCoda(hasWholeRecords(text) ? text : decoded(bytes, 'windows-1252'), accounts);
  }
  if (isXml(text)) return readCamt(text, accounts);
  if (isMt940(text)) return readMt940(text, accounts);
  if (isCsv(text)) return readCsv(text, accounts);
  throw new StatementRefusal(1, 'unknownForm');
}

const decoded = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);

function textOf(bytes: Uint8Array): string {
  try {
    return decoded(bytes, 'utf-8');
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}
