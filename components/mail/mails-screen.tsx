'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { ListHeading } from '@/components/layout/list-heading';
import { MailFilters, mailListHref } from '@/components/mail/mail-filters';
import { MailTable } from '@/components/mail/mail-table';
import { route } from '@/lib/desk-paths';
import { mailListQuery } from '@/lib/mail/queries';
import type { MailFilter } from '@/lib/mail/queries';
import { mailsTexts as texts } from '@/lib/texts/mails';

interface MailsScreenProps {
  filter: MailFilter;
  page: number;
}

/** Mails that were not sent, for admins. */
export function MailsScreen({ filter, page }: MailsScreenProps) {
  const list = useQuery(mailListQuery(filter, page));
  const isFiltered = filter.state !== null || filter.search !== null;
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <MailFilters key={filter.search} filter={filter} />
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={isFiltered ? texts.empty : texts.nothing}
        all={isFiltered ? { label: texts.showAll, href: route('dashboard.admin.mails') } : null}
        count={texts.count}
        href={(number) => mailListHref(filter, number)}
      >
        {(mails) => <MailTable mails={mails} />}
      </CountedList>
    </>
  );
}
