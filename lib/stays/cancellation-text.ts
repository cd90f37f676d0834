/** Cancellation terms as a sentence with dates. */
import { formatWeekday } from '@/lib/format/date';
import type { Cancellation } from '@/lib/listings/kinds';
import type { CancellationStep } from '@/lib/stays/cancellation';
import { cancellationStepTexts as texts } from '@/lib/texts/cancellation';

/** 'Gratis annuleren tot za 3 juli 2027, daarna 50 % terug tot vr 9 juli 2027, daarna niets.' */
export function cancellationText(kind: Cancellation | null, steps: readonly CancellationStep[]): string {
  if (steps.length === 0) return kind === null ? texts.unsaid : texts.agreed;
  const said = steps.map(({ until, refund_percent: percent }, place) => {
    if (until === null) return place === 0 ? texts.nothing : texts.thenNothing;
    const day = formatWeekday(until);
    if (percent === 100) return texts.free(day);
    return place === 0 ? texts.part(percent, day) : texts.thenPart(percent, day);
  });
  const sentence = said.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
