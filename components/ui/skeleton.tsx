import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { uiTexts } from '@/lib/texts/ui';

/**
 * A grey placeholder in the size (by class) of what is loading. Appears after 200 ms, so that a quick answer shows
 * none.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className="block animate-appear">
      <span className={cn('block animate-pulse-soft rounded-control bg-ci-gray-200', className)} />
    </span>
  );
}

interface SkeletonGroupProps {
  className?: string;
  children: Elements;
}

/** Wraps the skeletons of a screen and announces once that it is loading. */
export function SkeletonGroup({ className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{uiTexts.loading}</span>
      {children}
    </div>
  );
}

/** Shown in place of a small part that is being fetched. */
export function PartSkeleton() {
  return (
    <SkeletonGroup className="space-y-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
