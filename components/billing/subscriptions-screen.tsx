'use client';

import { useQuery } from '@tanstack/react-query';
import { BillingPage } from '@/components/billing/billing-page';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import type { SubscriptionDto } from '@/lib/billing/contract';
import { subscriptionListQuery } from '@/lib/billing/queries';
import { splitSubscriptionName, subscriptionState } from '@/lib/billing/subscription';
import type { SubscriptionState } from '@/lib/billing/subscription';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { subscriptionTexts as texts } from '@/lib/texts/billing';

interface SubscriptionsScreenProps {
  userId: number;
  page: number;
  /** Whether publishing costs nothing. */
  isFree: boolean;
}

/** An owner's subscriptions, the newest first. */
export function SubscriptionsScreen({ userId, page, isFree }: SubscriptionsScreenProps) {
  return (
    <BillingPage
      texts={texts}
      list={useQuery(subscriptionListQuery(userId, page))}
      isFree={isFree}
      href={(to) => route('dashboard.subscription.index', {}, { page: to })}
    >
      {(subscriptions) => (
        <CardTable
          caption={texts.title}
          head={
            <>
              <CardTableHead>{texts.name}</CardTableHead>
              <CardTableHead>{texts.listing}</CardTableHead>
              <CardTableHead>{texts.status}</CardTableHead>
              <CardTableHead>{texts.until}</CardTableHead>
            </>
          }
        >
          {subscriptions.map((subscription) => (
            <SubscriptionRow key={subscription.id} subscription={subscription} />
          ))}
        </CardTable>
      )}
    </BillingPage>
  );
}

const tones: Readonly<Record<SubscriptionState, BadgeTone>> = {
  active: 'blue',
  canceled: 'sand',
  ended: 'gray',
};

function term({ cycle_ends_at: renews, ends_at: ends }: SubscriptionDto, state: SubscriptionState): string {
  if (ends === null) return renews === null ? texts.renews : texts.renewsOn(formatMomentDay(renews));
  return (state === 'ended' ? texts.endedOn : texts.endsOn)(formatMomentDay(ends));
}

function SubscriptionRow({ subscription }: { subscription: SubscriptionDto }) {
  const state = subscriptionState(subscription);
  const { plan, slug } = splitSubscriptionName(subscription.name);
  return (
    <CardTableRow>
      <CardTableCell label={texts.name}>
        <span className="font-semibold">{plan}</span>
      </CardTableCell>
      <CardTableCell label={texts.listing} className="break-words">
        {slug}
      </CardTableCell>
      <CardTableCell label={texts.status}>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </CardTableCell>
      <CardTableCell label={texts.until} className="figures">
        {term(subscription, state)}
      </CardTableCell>
    </CardTableRow>
  );
}
