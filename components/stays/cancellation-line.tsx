import { Words } from '@/components/ui/words';
import type { Day } from '@/lib/dates/day';
import type { Cancellation } from '@/lib/listings/kinds';
import { cancellationSteps } from '@/lib/stays/cancellation';
import { cancellationText } from '@/lib/stays/cancellation-text';

interface CancellationLineProps {
  kind: Cancellation | null;
  arrival: Day;
  /** The day on which the stay is requested. */
  today: Day;
  className?: string;
}

/** Until when canceling is free, and what comes back later, with dates. */
export function CancellationLine({ kind, arrival, today, className }: CancellationLineProps) {
  return (
    <p className={className}>
      <Words>{cancellationText(kind, cancellationSteps(kind, arrival, today))}</Words>
    </p>
  );
}
