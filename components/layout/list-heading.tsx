'use client';

import { use } from 'react';
import type { ReactNode } from 'react';
import { CurrentPage } from '@/components/layout/current-page';
import { PageHeading } from '@/components/layout/page-heading';

interface ListHeadingProps {
  title: string;
  /** What the list holds, in a sentence. */
  about?: string;
  actions?: ReactNode;
}

/** The head of a list of the dashboard. Small screens show the list itself, under the name that the menu gives it. */
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
