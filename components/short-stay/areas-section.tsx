'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CountedList } from '@/components/layout/counted-list';
import { AreaItem } from '@/components/short-stay/area-item';
import { RefreshButton } from '@/components/short-stay/refresh-button';
import { Alert } from '@/components/ui/alert';
import { route } from '@/lib/desk-paths';
import { areasQuery } from '@/lib/short-stay/queries';
import { shortStayTexts as texts } from '@/lib/texts/short-stay';

interface AreasSectionProps {
  page: number;
  /** Whether there is an entry point to read them from. */
  isSet: boolean;
}

/** The areas of the entry point: what was read of each, and how many homes lie in it. */
export function AreasSection({ page, isSet }: AreasSectionProps) {
  const id = useId();
  const list = useQuery(areasQuery(page));
  const isRunning = list.data?.meta.running === true;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {texts.areas}
        </h2>
        {isSet && !isRunning && <RefreshButton />}
      </div>
      {isRunning && (
        <Alert tone="info" live className="mb-4">
          {texts.running}
        </Alert>
      )}
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={texts.none}
        all={null}
        count={texts.count}
        href={(number) => route('dashboard.admin.short-stays', {}, { page: number > 1 ? number : null })}
      >
        {(areas) => (
          <ul className="grid gap-4 xl:grid-cols-2">
            {areas.map((area) => (
              <AreaItem key={`${area.area_id} ${area.authority} ${area.created_at}`} area={area} />
            ))}
          </ul>
        )}
      </CountedList>
    </section>
  );
}
