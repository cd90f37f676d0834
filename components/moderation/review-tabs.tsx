'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { changedQuery, reviewListParameter, unapprovedQuery } from '@/lib/moderation/queries';
import type { ReviewListName } from '@/lib/moderation/queries';
import { route } from '@/lib/paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';

const lists = ['waiting', 'changed'] as const;
/** What the address says of them. */
const parameters = { waiting: null, changed: texts.changedParameter } as const;

interface ReviewTabsProps {
  current: ReviewListName;
  /** Any page of a list says how many there are in all. */
  pages: Readonly<Record<ReviewListName, number>>;
}

/** The two lists of an admin, each with its count. */
export function ReviewTabs({ current, pages }: ReviewTabsProps) {
  const counts = {
    waiting: useQuery(unapprovedQuery(pages.waiting)).data?.meta.total,
    changed: useQuery(changedQuery(pages.changed)).data?.meta.total,
  };
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
          {texts.listNames[list]}
          {counts[list] !== undefined && <Badge>{counts[list]}</Badge>}
        </Link>
      ))}
    </nav>
  );
}
