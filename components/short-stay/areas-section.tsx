'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { AreaItem } from '@/components/short-stay/area-item';
import { RefreshButton } from '@/components/short-stay/refresh-button';
import { RunSection } from '@/components/short-stay/run-section';
import { route } from '@/lib/desk-paths';
import { areasQuery } from '@/lib/short-stay/queries';
import { shortStayTexts as texts } from '@/lib/texts/short-stay';

interface AreasSectionProps {
  page: number;
  /** Whether there is an entry point to read them from. */
  isSet: boolean;
}

/** The areas of the entry point: what was read about each, and how many homes lie in it. */
export function AreasSection({ page, isSet }: AreasSectionProps) {
  const list = useQuery(areasQuery(page));
  const running = list.data?.meta.running === true ? texts.running : null;
  return (
    <RunSection title={texts.areas} button={isSet && <RefreshButton />} running={running}>
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
    </RunSection>
  );
}
