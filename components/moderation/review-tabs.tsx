'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import { reviewCountQuery, reviewListParameter } from '@/lib/moderation/queries';
import type { ReviewListName } from '@/lib/moderation/queries';
import { route } from '@/lib/desk-paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';

const lists = ['waiting', 'changed'] as const;
/** The value of the query parameter for each list. */
const parameters = { waiting: null, changed: texts.changedParameter } as const;

interface ReviewTabsProps {
  current: ReviewListName;
}

/** Tabs for the two review lists, each with its count. */
export function ReviewTabs({ current }: ReviewTabsProps) {
  const { data: counts } = useQuery(reviewCountQuery());
  return (
    <nav aria-label={texts.lists} className="mb-8 flex flex-wrap gap-x-2 border-b border-ci-gray-300">
      {lists.map((list) => (
        <Link
          key={list}
          href={route('dashboard.admin.listing.index', {}, { [reviewListParameter]: parameters[list] })}
          aria-current={list === current ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-12 items-center gap-2 border-b-2 px-3 font-semibold',
            list === current
              ? 'border-ci-blue text-ci-blue-700'
              : 'border-transparent text-ci-gray-700 hover:text-ci-blue-700',
          )}
        >
          <Words>{texts.listNames[list]}</Words>
          {counts && <Badge>{counts[list]}</Badge>}
        </Link>
      ))}
    </nav>
  );
}
