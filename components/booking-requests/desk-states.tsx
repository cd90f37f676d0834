'use client';

import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import { dashboardTexts } from '@/lib/texts/dashboard';

/** A list that is on its way. */
export function ListSkeleton() {
  return (
    <SkeletonGroup className="space-y-4">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-28 md:h-16" />
      ))}
    </SkeletonGroup>
  );
}

interface ListFailureProps {
  onRetry: () => void;
  pending: boolean;
}

/** A list that did not come. */
export function ListFailure({ onRetry, pending }: ListFailureProps) {
  return (
    <ErrorState title={texts.loadFailed} text={dashboardTexts.tryAgain} onRetry={onRetry} pending={pending} />
  );
}
