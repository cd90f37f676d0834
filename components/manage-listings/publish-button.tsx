'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanChoice } from '@/components/billing/plan-choice';
import { usePlan } from '@/components/billing/use-plan';
import { usePublish } from '@/components/manage-listings/use-publish';
import type { Publishable } from '@/components/manage-listings/use-publish';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { paymentQuery } from '@/lib/billing/queries';
import { publishTexts as texts } from '@/lib/texts/billing';
import { uiTexts } from '@/lib/texts/ui';

interface PublishButtonProps {
  listing: Publishable;
  label: string;
}

/** Publishes a listing; where there are several ways to pay for it, they are asked first. */
export function PublishButton({ listing, label }: PublishButtonProps) {
  const client = useQueryClient();
  const { plans, plan, choose } = usePlan();
  const { publish, isBusy } = usePublish(listing);
  const [isAsking, setIsAsking] = useState(false);
  const [isLooking, setIsLooking] = useState(false);

  /** What was paid before goes online without a question; where that is not known, the server decides. */
  async function start() {
    if (plans.length > 1) {
      setIsLooking(true);
      const state = await client.fetchQuery(paymentQuery(listing.id)).catch(() => null);
      setIsLooking(false);
      if (state !== 'paid') {
        setIsAsking(true);
        return;
      }
    }
    await publish(plan);
  }

  async function pay() {
    await publish(plan);
    setIsAsking(false);
  }

  return (
    <>
      <Button size="sm" pending={isLooking || (isBusy && !isAsking)} onClick={() => void start()}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.title(listing.name)}
        footer={
          <>
            <Button pending={isBusy} onClick={() => void pay()}>
              {texts.goPay}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {uiTexts.cancel}
            </Button>
          </>
        }
      >
        <PlanChoice plans={plans} value={plan} onChange={choose} />
      </Dialog>
    </>
  );
}
