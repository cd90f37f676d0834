/** A run and a recount in lines. */
import type { Verdict } from '@/tools/chaos/recount/recount';

/** As many examples of what is wrong as a person reads. */
const EXAMPLES = 5;

export function wrongLines(wrong: readonly string[]): string[] {
  const more = wrong.length - EXAMPLES;
  return [...wrong.slice(0, EXAMPLES), ...(more > 0 ? [`… and ${more} more`] : [])].map(
    (line) => `      ${line}`,
  );
}

export function verdictLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .flatMap(({ name, wrong }) => {
      if (!wrong) return [`  – ${name}: cannot be told here`];
      return wrong.length > 0 ? [`  ✗ ${name}`, ...wrongLines(wrong)] : [`  ✓ ${name}`];
    })
    .join('\n');
}
