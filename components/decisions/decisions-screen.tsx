'use client';

import { useQuery } from '@tanstack/react-query';
import { DecisionAppeal } from '@/components/decisions/decision-appeal';
import { DecisionFacts } from '@/components/decisions/decision-facts';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { decisionsQuery } from '@/lib/decisions/queries';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import { decisionTexts as texts } from '@/lib/texts/decisions';

/** What admins decided about the user's homes and account, each with its reasons and the appeal. */
export function DecisionsScreen({ page }: { page: number }) {
  const list = useQuery(decisionsQuery(page));
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={<EmptyState text={texts.none} />}
        href={(to) => route('dashboard.decisions', {}, { page: to })}
      >
        {({ data }) => (
          <ul className="grid gap-4">
            {data.map((decision) => (
              <li key={decision.id}>
                <Card>
                  <h2 className="mb-1 text-lg font-semibold wrap-anywhere">
                    {texts.about(texts.measures[decision.measure], decision.subject.name)}
                  </h2>
                  <p className="figures mb-3 text-ci-gray-600">
                    {texts.made(formatMoment(decision.made_at))}
                  </p>
                  <DecisionFacts decision={decision} />
                  <DecisionAppeal decision={decision} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
