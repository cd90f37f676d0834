'use client';

import { use } from 'react';
import type { ReactNode } from 'react';
import { CurrentPage } from '@/components/layout/current-page';
import { PageHeading } from '@/components/layout/page-heading';

interface ListHeadingProps {
  title: string;
  /** What the list contains, in a sentence. */
  about?: string;
  actions?: ReactNode;
}

/** The heading of a list in the dashboard. Small screens only show the list, below the name the menu gives it. */
export function ListHeading({ title, about, actions }: ListHeadingProps) {
  return (
    <PageHeading
      title={title}
      isToldByMenu={title === use(CurrentPage)}
      intro={about && <p className="max-sm:hidden">{about}</p>}
      actions={actions}
    />
  );
}
