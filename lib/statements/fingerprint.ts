/** What a line is known by when its file is read again, or another file that overlaps. */
import { oneLine } from '@/lib/statements/statement';
import type { StatementLine } from '@/lib/statements/statement';

/** A line with its fingerprint: 64 hexadecimal digits. */
export interface KnownLine extends StatementLine {
  fingerprint: string;
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
  for (const line of lines) {
    const text = oneLine(line.reference, line.text, line.counterparty, line.name);
    const equal = [line.account, line.kind, line.paid_at, line.amount_cents, line.bank_reference, text].join(
      '\n',
    );
    const position = seen.get(equal) ?? 0;
    seen.set(equal, position + 1);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${equal}\n${position}`));
    const fingerprint = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
    known.push({ ...line, fingerprint });
    if (known.length % 1000 === 0) onProgress(known.length);
  }
  return known;
}
