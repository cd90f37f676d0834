/** Identifies a line when its file is read again, or another file that overlaps. */
import { oneLine } from '@/lib/statements/statement';
import type { StatementLine } from '@/lib/statements/statement';

/** A line with its fingerprint: 64 hexadecimal digits. */
export interface KnownLine extends StatementLine {
  fingerprint: string;
}

/** Digests computed at once: one by one, waiting for them takes most of the time of reading a long statement. */
const AT_ONCE = 1000;

const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  let digits = '';
  for (const byte of bytes) digits += hexadecimal[byte] ?? '';
  return digits;
}

/**
 * Gives each line its fingerprint: the SHA-256 of account, day, amount, bank reference, text, and position among the
 * lines of the file that are equal in all of these.
 */
export async function withFingerprints(
  lines: readonly StatementLine[],
  onProgress: (done: number) => void = () => undefined,
): Promise<KnownLine[]> {
  const seen = new Map<string, number>();
  const known: KnownLine[] = [];
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const some = lines.slice(start, start + AT_ONCE);
    const fingerprints = await Promise.all(
      some.map((line) => {
        const text = oneLine(line.reference, line.text, line.counterparty, line.name);
        const parts = [line.account, line.kind, line.paid_at, line.amount_cents, line.bank_reference, text];
        const equal = parts.join('\n');
        const position = seen.get(equal) ?? 0;
        seen.set(equal, position + 1);
        return digestOf(`${equal}\n${position}`);
      }),
    );
    for (const [place, line] of some.entries())
      known.push({ ...line, fingerprint: fingerprints[place] ?? '' });
    onProgress(known.length);
  }
  return known;
}
