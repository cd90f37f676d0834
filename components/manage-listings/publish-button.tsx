'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanChoice } from '@/components/billing/plan-choice';
import { usePlan } from '@/components/billing/use-plan';
import { usePublish } from '@/components/manage-listings/use-publish';
import type { Publishable } from '@/components/manage-listings/use-publish';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { paymentQuery, planListQuery } from '@/lib/billing/queries';
import { publicEnv } from '@/lib/public-env';
import { publishTexts as texts } from '@/lib/texts/billing';
import { uiTexts } from '@/lib/texts/ui';

interface PublishButtonProps {
  listing: Publishable;
  label: string;
}

/** Publishes a listing; if there are several plans to pay for it, asks which one first. */
export function PublishButton({ listing, label }: PublishButtonProps) {
  const client = useQueryClient();
  const { plans, plan, choose } = usePlan();
  const { billing } = publicEnv();
  const { publish, isBusy } = usePublish(listing);
  const [isAsking, setIsAsking] = useState(false);
  const [isLooking, setIsLooking] = useState(false);

  /** A listing already paid for is published without asking; when the plans are unknown, the server decides. */
  async function hasChoice(): Promise<boolean> {
    if (billing === 'free') return false;
    const known = await client.fetchQuery(planListQuery()).catch(() => []);
    if (known.length < 2) return false;
    const state = await client.fetchQuery(paymentQuery(listing.id)).catch(() => null);
    return state !== 'paid';
  }

  async function start() {
    setIsLooking(true);
    const isChoice = await hasChoice();
    setIsLooking(false);
    if (isChoice) setIsAsking(true);
    else await publish(plan);
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
