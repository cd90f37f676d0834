'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { CheckItem } from '@/components/short-stay-checks/check-item';
import { RunButton } from '@/components/short-stay-checks/run-button';
import { RunSection } from '@/components/short-stay/run-section';
import { route } from '@/lib/desk-paths';
import { checksQuery } from '@/lib/short-stay-checks/queries';
import { shortStayCheckTexts as texts } from '@/lib/texts/short-stay-checks';

interface ChecksSectionProps {
  page: number;
  /** Whether there is an entry point that supports checks. */
  isAvailable: boolean;
}

/** The random checks: each draw, and the outcome for the homes in it. */
export function ChecksSection({ page, isAvailable }: ChecksSectionProps) {
  const list = useQuery(checksQuery(page));
  const running = list.data?.meta.running === true ? texts.running : null;
  return (
    <RunSection
      title={texts.title}
      intro={isAvailable ? texts.intro : texts.unavailable}
      button={isAvailable && <RunButton />}
      running={running}
      className="mt-10"
    >
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={texts.empty}
        all={null}
        count={texts.count}
        href={(number) => route('dashboard.admin.short-stays', {}, { draws: number > 1 ? number : null })}
      >
        {(checks) => (
          <ul className="grid gap-4 xl:grid-cols-2">
            {checks.map((check) => (
              <CheckItem key={`${check.area_id} ${check.month}`} check={check} />
            ))}
          </ul>
        )}
      </CountedList>
    </RunSection>
  );
}
