'use client';

import { useQuery } from '@tanstack/react-query';
import { ChangedCard } from '@/components/moderation/changed-card';
import { PagedList } from '@/components/layout/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { changedQuery, reviewListParameter } from '@/lib/moderation/queries';
import { route } from '@/lib/desk-paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';

/** Approved listings that changed since an admin last reviewed them. */
export function ChangedList({ page }: { page: number }) {
  const list = useQuery(changedQuery(page));
  return (
    <PagedList
      list={list}
      failed={texts.changedLoadFailed}
      empty={<EmptyState drawing="horizon" text={texts.changedEmpty} />}
      href={(to) =>
        route(
          'dashboard.admin.listing.index',
          {},
          { [reviewListParameter]: texts.changedParameter, page: to },
        )
      }
    >
      {({ data }) => (
        <ul className="space-y-6">
          {data.map((change) => (
            <li key={change.id}>
              <ChangedCard change={change} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
