'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useId } from 'react';
import { PagedList } from '@/components/layout/paged-list';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { retryEvent } from '@/lib/billing/calls';
import { stripeEventStates } from '@/lib/billing/states';
import type { StripeEventDto, StripeEventState } from '@/lib/billing/contract';
import { eventListQuery, refreshBilling } from '@/lib/billing/queries';
import type { EventFilter } from '@/lib/billing/queries';
import { formatMoment } from '@/lib/format/date';
import { adminBillingTexts as texts } from '@/lib/texts/billing';

interface EventSectionProps {
  filter: EventFilter;
  page: number;
  href: (filter: EventFilter, page: number) => string;
}

/** The events Stripe sent, and whether each was processed. */
export function EventSection({ filter, page, href }: EventSectionProps) {
  const id = useId();
  const list = useQuery(eventListQuery(filter, page));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.events}</h2>
      <p className="mt-2 text-ci-gray-700">{texts.eventsIntro}</p>
      <EventFilters filter={filter} href={href} />
      <PagedList
        list={list}
        failed={texts.eventsFailed}
        empty={
          <EmptyState
            text={texts.noEvents}
            action={
              filter !== null && (
                <LinkButton as={Link} href={href(null, 1)} variant="secondary">
                  {texts.showAll}
                </LinkButton>
              )
            }
          />
        }
        href={(to) => href(filter, to ?? 1)}
      >
        {({ data }) => <EventTable events={data} />}
      </PagedList>
    </section>
  );
}

function EventFilters({ filter, href }: Pick<EventSectionProps, 'filter' | 'href'>) {
  const choices: readonly EventFilter[] = [null, ...stripeEventStates];
  return (
    <nav aria-label={texts.filter} className="mt-4 mb-5">
      <ul className="flex flex-wrap gap-2">
        {choices.map((state) => {
          const isCurrent = state === filter;
          return (
            <li key={state ?? 'all'}>
              <Link
                href={href(state, 1)}
                scroll={false}
                aria-current={isCurrent ? 'page' : undefined}
                className={buttonClass({ variant: isCurrent ? 'primary' : 'secondary', size: 'sm' })}
              >
                {state === null ? texts.allStates : texts.states[state]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function EventTable({ events }: { events: readonly StripeEventDto[] }) {
  return (
    <CardTable
      caption={texts.events}
      head={
        <>
          <CardTableHead>{texts.type}</CardTableHead>
          <CardTableHead>{texts.object}</CardTableHead>
          <CardTableHead>{texts.received}</CardTableHead>
          <CardTableHead>{texts.state}</CardTableHead>
          <CardTableHead align="end">
            <span className="sr-only">{texts.actions}</span>
          </CardTableHead>
        </>
      }
    >
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </CardTable>
  );
}

const tones: Readonly<Record<StripeEventState, BadgeTone>> = {
  waiting: 'sand',
  processed: 'gray',
  failed: 'red',
};

function EventRow({ event }: { event: StripeEventDto }) {
  return (
    <CardTableRow>
      <CardTableCell label={texts.type}>
        <span className="font-semibold">{event.type}</span>
        <span className="block text-ci-gray-600">{event.id}</span>
      </CardTableCell>
      <CardTableCell label={texts.object}>{event.object_id}</CardTableCell>
      <CardTableCell label={texts.received} className="figures">
        {formatMoment(event.received_at)}
      </CardTableCell>
      <CardTableCell label={texts.state}>
        <Badge tone={tones[event.state]}>{texts.states[event.state]}</Badge>
        {event.failure !== null && <p className="mt-1 max-w-80">{texts.failure(event.failure)}</p>}
      </CardTableCell>
      {/* In the card layout an empty actions cell would leave a gap. */}
      <CardTableCell align="end" className={event.state === 'processed' ? '@max-3xl:hidden' : undefined}>
        {event.state !== 'processed' && <RetryButton event={event} />}
      </CardTableCell>
    </CardTableRow>
  );
}

const doneTexts: Readonly<Record<StripeEventState, string>> = {
  waiting: texts.retriedWaiting,
  processed: texts.retried,
  failed: texts.retryStillFails,
};

function RetryButton({ event: { id, type } }: { event: StripeEventDto }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryEvent(id),
    onSuccess: ({ data: { state } }) => {
      if (state === 'failed') toast.error(doneTexts.failed);
      else toast.success(doneTexts[state]);
      return refreshBilling(client);
    },
    onError: (error) => toast.error(toTellable(error, texts.retryFailed), texts.retryFailed),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.retryNamed(type, id)}
      pending={isPending}
      onClick={() => mutate()}
    >
      {texts.retry}
    </Button>
  );
}
