'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { periodPrice } from '@/components/billing/subscription-table';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { subscriptionCalls } from '@/lib/billing/calls';
import type { SubscriptionDto } from '@/lib/billing/contract';
import { refreshBilling } from '@/lib/billing/queries';
import { mayCancel, mayResume, subscriptionState } from '@/lib/billing/subscription';
import type { SubscriptionAction } from '@/lib/billing/subscription';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { subscriptionTexts as texts } from '@/lib/texts/billing';

interface SubscriptionActionsProps {
  subscription: SubscriptionDto;
}

/** What the landlord can do with a subscription in its current state. */
export function SubscriptionActions({ subscription }: SubscriptionActionsProps) {
  const state = subscriptionState(subscription);
  if (state === 'pending') {
    return (
      <LinkButton as={Link} href={route('dashboard.listing.index')} variant="secondary" size="sm">
        {texts.toPayment}
      </LinkButton>
    );
  }
  const action = mayCancel(state) ? 'cancel' : mayResume(state) ? 'resume' : null;
  return action && <ActionButton subscription={subscription} action={action} />;
}

/** Until when a listing stays online after its subscription is canceled, if known. */
function paidUntil({ ends_at, grace_ends_at, cycle_ends_at }: SubscriptionDto): string | null {
  const end = ends_at ?? grace_ends_at ?? cycle_ends_at;
  return end && formatMomentDay(end);
}

/** The texts before and after each action. */
const actionTexts = {
  cancel: {
    action: texts.cancel,
    named: texts.cancelNamed,
    title: texts.cancelTitle,
    text: (subscription: SubscriptionDto) => {
      const day = paidUntil(subscription);
      return day === null ? texts.cancelTextNoDay : texts.cancelText(day);
    },
    done: (after: SubscriptionDto) =>
      after.ends_at === null ? texts.canceledNoDay : texts.canceled(formatMomentDay(after.ends_at)),
    failed: texts.cancelFailed,
  },
  resume: {
    action: texts.resume,
    named: texts.resumeNamed,
    title: texts.resumeTitle,
    text: (subscription: SubscriptionDto) =>
      texts.resumeText(paidUntil(subscription) ?? '', periodPrice(subscription)),
    done: () => texts.resumed,
    failed: texts.resumeFailed,
  },
} as const;

/**
 * One button for both actions, of which at most one is possible at a time: focus returns to the same place when the
 * state has changed meanwhile. The dialog keeps the texts it was opened with.
 */
function ActionButton({ subscription, action }: SubscriptionActionsProps & { action: SubscriptionAction }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState({ action, subscription });
  const said = actionTexts[asked.action];

  async function act() {
    try {
      const { data } = await subscriptionCalls[asked.action](subscription.id);
      toast.success(said.done(data));
    } catch (error) {
      throw toTellable(error, said.failed);
    } finally {
      void refreshBilling(client);
    }
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) setAsked({ action, subscription });
        setIsOpen(open);
      }}
      trigger={
        <Button variant="secondary" size="sm" aria-label={actionTexts[action].named(subscription.name)}>
          {actionTexts[action].action}
        </Button>
      }
      title={said.title(asked.subscription.name)}
      description={said.text(asked.subscription)}
      confirmLabel={said.action}
      destructive={asked.action === 'cancel'}
      onConfirm={act}
      errorText={said.failed}
    />
  );
}
