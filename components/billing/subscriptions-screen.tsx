'use client';

import { useQuery } from '@tanstack/react-query';
import { BillingPage } from '@/components/billing/billing-page';
import { PortalButton } from '@/components/billing/portal-button';
import { SubscriptionActions } from '@/components/billing/subscription-actions';
import { SubscriptionTable } from '@/components/billing/subscription-table';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { SubscriptionDto } from '@/lib/billing/contract';
import { subscriptionListQuery } from '@/lib/billing/queries';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { subscriptionTexts as texts } from '@/lib/texts/billing';

interface SubscriptionsScreenProps {
  userId: number;
  page: number;
  /** Whether publishing is free. */
  isFree: boolean;
}

/** A landlord's subscriptions, newest first. */
export function SubscriptionsScreen({ userId, page, isFree }: SubscriptionsScreenProps) {
  return (
    <BillingPage
      texts={texts}
      list={useQuery(subscriptionListQuery(userId, page))}
      isFree={isFree}
      href={(to) => route('dashboard.subscription.index', {}, { page: to })}
      actions={!isFree && <PortalButton />}
    >
      {(subscriptions) =>
        isFree ? (
          <SubscriptionTable subscriptions={subscriptions} />
        ) : (
          <>
            <PastDueNotices subscriptions={subscriptions} />
            <SubscriptionTable
              subscriptions={subscriptions}
              actions={(subscription) => <SubscriptionActions subscription={subscription} />}
            />
          </>
        )
      }
    </BillingPage>
  );
}

/** Warns of payments due, without which listings go offline. */
function PastDueNotices({ subscriptions }: { subscriptions: readonly SubscriptionDto[] }) {
  const due = subscriptions.filter(({ status }) => status === 'past_due');
  if (due.length === 0) return null;
  return (
    <div className="mb-6 space-y-4">
      {due.map(({ id, name, payment_url: url, grace_ends_at: until }) => (
        <Alert key={id} tone="error" title={texts.pastDueTitle(name)}>
          <p>{until === null ? texts.pastDueTextNoDay : texts.pastDueText(formatMomentDay(until))}</p>
          {url !== null && (
            <LinkButton href={url} size="sm" className="mt-3" aria-label={texts.payNowNamed(name)}>
              {texts.payNow}
            </LinkButton>
          )}
        </Alert>
      ))}
    </div>
  );
}
