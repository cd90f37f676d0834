'use client';

import { EventSection } from '@/components/billing/event-section';
import { IncomeSection } from '@/components/billing/income-section';
import { ListHeading } from '@/components/layout/list-heading';
import type { EventFilter } from '@/lib/billing/queries';
import { route } from '@/lib/desk-paths';
import { adminBillingTexts as texts } from '@/lib/texts/billing';

interface AdminBillingScreenProps {
  /** The current year. */
  thisYear: number;
  /** The year whose income is shown. */
  year: number;
  filter: EventFilter;
  page: number;
}

/** How many years back can be chosen. */
const yearsBack = 4;

/** Subscription income and the Stripe events that were received. */
export function AdminBillingScreen({ thisYear, year, filter, page }: AdminBillingScreenProps) {
  const href = (shown: { year: number; state: EventFilter; page: number }) =>
    route(
      'dashboard.admin.billing',
      {},
      {
        year: shown.year === thisYear ? null : shown.year,
        state: shown.state,
        page: shown.page > 1 ? shown.page : null,
      },
    );
  const recent = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);
  const years = recent.includes(year) ? recent : [...recent, year].toSorted((a, b) => b - a);
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <div className="space-y-12">
        <IncomeSection
          year={year}
          years={years}
          href={(other) => href({ year: other, state: filter, page })}
        />
        <EventSection filter={filter} page={page} href={(state, to) => href({ year, state, page: to })} />
      </div>
    </>
  );
}
