'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { MailFilters, mailListHref } from '@/components/mail/mail-filters';
import { MailTable } from '@/components/mail/mail-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { mailListQuery } from '@/lib/mail/queries';
import type { MailFilter } from '@/lib/mail/queries';
import { mailsTexts as texts } from '@/lib/texts/mails';

interface MailsScreenProps {
  filter: MailFilter;
  page: number;
}

/** Letters that have not left, for admins. */
export function MailsScreen({ filter, page }: MailsScreenProps) {
  const list = useQuery(mailListQuery(filter, page));
  const isFiltered = filter.state !== null || filter.search !== null;
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <MailFilters key={filter.search} filter={filter} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            text={isFiltered ? texts.empty : texts.nothing}
            action={
              isFiltered && (
                <LinkButton as={Link} href={route('dashboard.admin.mails')}>
                  {texts.showAll}
                </LinkButton>
              )
            }
          />
        }
        href={(number) => mailListHref(filter, number ?? 1)}
      >
        {({ data, meta }) => (
          <>
            <p role="status" className="figures mb-3 text-ci-gray-600">
              {texts.count(meta.total)}
            </p>
            <MailTable mails={data} />
          </>
        )}
      </PagedList>
    </>
  );
}
