'use client';

import { useQuery } from '@tanstack/react-query';
import { HealthParts } from '@/components/system-health/health-parts';
import { ListHeading } from '@/components/layout/list-heading';
import { Alert } from '@/components/ui/alert';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatMoment } from '@/lib/format/date';
import type { HealthWarning } from '@/lib/system-health/contract';
import { systemHealthQuery } from '@/lib/system-health/queries';
import { systemHealthTexts as texts } from '@/lib/texts/system-health';

/** The system's health, for admins: problems first. */
export function HealthScreen() {
  const { data, isError, refetch } = useQuery(systemHealthQuery());
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      {data && (
        <div className="space-y-8">
          <div>
            <Warnings warnings={data.warnings} />
            <p className="figures mt-2 text-ci-gray-600">{texts.checked(formatMoment(data.checked_at))}</p>
          </div>
          <HealthParts health={data} />
        </div>
      )}
      {!data && isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonGroup className="space-y-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-60" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly HealthWarning[] }) {
  if (warnings.length === 0) return <Alert tone="success" title={texts.well} live />;
  return (
    <Alert tone="warning" title={texts.attention} live>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {warnings.map((warning) => (
          <li key={warning}>{texts.warnings[warning]}</li>
        ))}
      </ul>
    </Alert>
  );
}
