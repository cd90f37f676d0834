import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Page } from '@/lib/api/envelope';
import { route } from '@/lib/desk-paths';

interface BillingPageProps<T> {
  texts: Readonly<
    Record<'title' | 'intro' | 'free' | 'freeWithOlder' | 'empty' | 'toListings' | 'loadFailed', string>
  >;
  list: UseQueryResult<Page<T>>;
  /** Whether publishing is free: then the page says so, even if something was paid in the past. */
  isFree: boolean;
  /** The URL of a page of the list; null is the first. */
  href: (page: number | null) => string;
  /** The page's own buttons, shown when there are rows. */
  actions?: ReactNode;
  /** Renders the table. */
  children: (rows: readonly T[]) => Elements;
}

/** What the pages of payments and subscriptions share: everything but the table. */
export function BillingPage<T>({ texts, list, isFree, href, actions, children }: BillingPageProps<T>) {
  const total = list.data?.meta.total;
  const isEmpty = total === 0;
  return (
    <>
      <ListHeading
        title={texts.title}
        about={isEmpty ? undefined : isFree ? texts.freeWithOlder : texts.intro}
        actions={total ? actions : undefined}
      />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            text={isFree ? texts.free : texts.empty}
            action={
              <LinkButton as={Link} href={route('dashboard.listing.index')}>
                {texts.toListings}
              </LinkButton>
            }
          />
        }
        href={href}
      >
        {({ data }) => children(data)}
      </PagedList>
    </>
  );
}
