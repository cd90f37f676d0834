import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import type { SubscriptionDto } from '@/lib/billing/contract';
import { splitSubscriptionName, subscriptionState } from '@/lib/billing/subscription';
import type { SubscriptionState } from '@/lib/billing/subscription';
import { formatMomentDay } from '@/lib/format/date';
import { formatAmount } from '@/lib/money/euro';
import { perPeriodTexts, subscriptionTexts as texts } from '@/lib/texts/billing';

interface SubscriptionTableProps {
  subscriptions: readonly SubscriptionDto[];
  /** The actions on each row; left out when there are none. */
  actions?: (subscription: SubscriptionDto) => ReactNode;
}

/** A table of subscriptions. */
export function SubscriptionTable({ subscriptions, actions }: SubscriptionTableProps) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.name}</CardTableHead>
          <CardTableHead>{texts.listing}</CardTableHead>
          <CardTableHead>{texts.status}</CardTableHead>
          <CardTableHead>{texts.until}</CardTableHead>
          <CardTableHead align="end">{texts.amount}</CardTableHead>
          {actions && (
            <CardTableHead align="end">
              <span className="sr-only">{texts.actions}</span>
            </CardTableHead>
          )}
        </>
      }
    >
      {subscriptions.map((subscription) => (
        <SubscriptionRow
          key={subscription.id}
          subscription={subscription}
          actions={actions?.(subscription)}
        />
      ))}
    </CardTable>
  );
}

const tones: Readonly<Record<SubscriptionState, BadgeTone>> = {
  pending: 'sand',
  active: 'blue',
  past_due: 'red',
  canceled: 'sand',
  ended: 'gray',
};

/** What a period costs, as '€ 149,- per jaar'; null when unknown. */
export function periodPrice({ amount, currency, period }: SubscriptionDto): string | null {
  if (amount === null || currency === null) return null;
  const price = formatAmount(amount, currency);
  return period === null ? price : perPeriodTexts[period](price);
}

function term(subscription: SubscriptionDto, state: SubscriptionState): string {
  const { cycle_ends_at: renews, ends_at: ends, grace_ends_at: grace } = subscription;
  if (state === 'pending') return texts.pending;
  if (state === 'ended') {
    const over = ends ?? renews;
    return over === null ? texts.ended : texts.endedOn(formatMomentDay(over));
  }
  if (state === 'past_due' && grace !== null) return texts.onlineUntil(formatMomentDay(grace));
  if (ends !== null) return texts.endsOn(formatMomentDay(ends));
  return renews === null ? texts.renews : texts.renewsOn(formatMomentDay(renews));
}

interface SubscriptionRowProps {
  subscription: SubscriptionDto;
  actions: ReactNode;
}

function SubscriptionRow({ subscription, actions }: SubscriptionRowProps) {
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
      <CardTableCell label={texts.amount} align="end" className="figures">
        {periodPrice(subscription) ?? texts.unknownAmount}
      </CardTableCell>
      {actions !== undefined && <CardTableCell align="end">{actions}</CardTableCell>}
    </CardTableRow>
  );
}
