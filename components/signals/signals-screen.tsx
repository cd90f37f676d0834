'use client';

import { useQuery } from '@tanstack/react-query';
import { SignalFilters } from '@/components/signals/signal-filters';
import { SignalItem } from '@/components/signals/signal-item';
import { CountedList } from '@/components/layout/counted-list';
import { ListHeading } from '@/components/layout/list-heading';
import { route } from '@/lib/desk-paths';
import { signalsQuery } from '@/lib/signals/queries';
import type { SignalFilter } from '@/lib/signals/queries';
import { signalTexts as texts } from '@/lib/texts/signals';

interface SignalsScreenProps {
  filter: SignalFilter;
  page: number;
}

/** What a moderator should look at, each with why (docs/rules/signals.md). */
export function SignalsScreen({ filter, page }: SignalsScreenProps) {
  const list = useQuery(signalsQuery(filter, page));
  const isFiltered = filter.kind !== null || filter.state !== 'open';
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <SignalFilters filter={filter} />
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={isFiltered ? texts.empty : texts.nothing}
        all={isFiltered ? { label: texts.showAll, href: route('dashboard.admin.signals') } : null}
        count={texts.count}
        href={(number) =>
          route('dashboard.admin.signals', {}, { ...filter, page: number > 1 ? number : null })
        }
      >
        {(signals) => (
          <ul className="grid gap-4">
            {signals.map((signal) => (
              <SignalItem key={signal.id} signal={signal} />
            ))}
          </ul>
        )}
      </CountedList>
    </>
  );
}
