'use client';

import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
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
  /** What did not come. */
  title: string;
  onRetry: () => void;
  pending: boolean;
}

/** A list that did not come. */
export function ListFailure({ title, onRetry, pending }: ListFailureProps) {
  return <ErrorState title={title} text={dashboardTexts.tryAgain} onRetry={onRetry} pending={pending} />;
}
