'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CountedList } from '@/components/layout/counted-list';
import { CheckItem } from '@/components/short-stay-checks/check-item';
import { RunButton } from '@/components/short-stay-checks/run-button';
import { Alert } from '@/components/ui/alert';
import { route } from '@/lib/desk-paths';
import { checksQuery } from '@/lib/short-stay-checks/queries';
import { shortStayCheckTexts as texts } from '@/lib/texts/short-stay-checks';

interface ChecksSectionProps {
  page: number;
  /** Whether there is an entry point that knows checks. */
  isAvailable: boolean;
}

/** The random checks: each draw, and what came of the homes in it. */
export function ChecksSection({ page, isAvailable }: ChecksSectionProps) {
  const id = useId();
  const list = useQuery(checksQuery(page));
  const isRunning = list.data?.meta.running === true;
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {texts.title}
        </h2>
        {isAvailable && !isRunning && <RunButton />}
      </div>
      <p className="mb-4 max-w-prose text-ci-gray-700">{isAvailable ? texts.intro : texts.unavailable}</p>
      {isRunning && (
        <Alert tone="info" live className="mb-4">
          {texts.running}
        </Alert>
      )}
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
    </section>
  );
}
