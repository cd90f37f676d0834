'use client';

import { useQuery } from '@tanstack/react-query';
import { PlanChoice } from '@/components/billing/plan-choice';
import type { usePlan } from '@/components/billing/use-plan';
import { FormSection } from '@/components/listing-form/form-section';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { paymentQuery } from '@/lib/billing/queries';
import { publicEnv } from '@/lib/public-env';
import { publishTexts as texts } from '@/lib/texts/billing';
import { uiTexts } from '@/lib/texts/ui';

interface PlanSectionProps {
  /** Null for a new listing. */
  listingId: number | null;
  plan: ReturnType<typeof usePlan>;
}

/** What publishing costs; nothing when it is free or the listing is already paid for. */
export function PlanSection({ listingId, plan: { query, plans, plan, choose } }: PlanSectionProps) {
  const mayCost = publicEnv().billing !== 'free';
  const isKnown = mayCost && listingId !== null;
  const payment = useQuery({ ...paymentQuery(listingId ?? 0), enabled: isKnown });
  const isPending = query.isPending || (isKnown && payment.isPending);
  const hasNothingToPay = payment.data === 'paid' || query.data?.length === 0;
  if (!mayCost || hasNothingToPay) return null;
  return (
    <FormSection title={texts.sectionTitle}>
      {isPending && (
        <SkeletonGroup>
          <Skeleton className="h-28" />
        </SkeletonGroup>
      )}
      {query.isError && plans.length === 0 && (
        <Alert tone="error" title={texts.loadFailed} live>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            pending={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {uiTexts.retry}
          </Button>
        </Alert>
      )}
      {!isPending && plans.length > 0 && <PlanChoice plans={plans} value={plan} onChange={choose} />}
    </FormSection>
  );
}
