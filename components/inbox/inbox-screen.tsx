'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { ListFilters } from '@/components/layout/list-filters';
import { ListHeading } from '@/components/layout/list-heading';
import { StateBadge } from '@/components/inbox/state-badge';
import {
  CardTable,
  CardTableCell,
  CardTableHead,
  CardTableRow,
  rowLinkClass,
} from '@/components/ui/card-table';
import { Link } from '@/components/ui/link';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import type { InboxThreadDto } from '@/lib/inbox/contract';
import { inboxListQuery } from '@/lib/inbox/queries';
import type { InboxFilter } from '@/lib/inbox/queries';
import { inboxStates } from '@/lib/inbox/states';
import { inboxTexts as texts } from '@/lib/texts/inbox';

/** The address of a page of the list. */
const hrefOf = (filter: InboxFilter, page = 1) =>
  route('dashboard.admin.inbox', {}, { ...filter, page: page > 1 ? page : null });

interface InboxScreenProps {
  filter: InboxFilter;
  page: number;
  /** The current admin. */
  userId: number;
}

/** What visitors wrote to the site (docs/rules/inbox.md). */
export function InboxScreen({ filter, page, userId }: InboxScreenProps) {
  const list = useQuery(inboxListQuery(filter, page));
  const isFiltered = filter.state !== null || filter.assignee !== null || filter.q !== null;
  const takers = [
    { label: texts.anyAssignee, assignee: null },
    { label: texts.mine, assignee: userId },
    { label: texts.nobody, assignee: 'none' },
  ] as const;
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <ListFilters
        key={filter.q}
        label={texts.filter}
        choices={[null, ...inboxStates].map((state) => ({
          label: state === null ? texts.all : texts.states[state],
          href: hrefOf({ ...filter, state }),
          isCurrent: state === filter.state,
        }))}
        selects={[
          {
            label: texts.assignee,
            choices: takers.map(({ label, assignee }) => ({
              label,
              href: hrefOf({ ...filter, assignee }),
              isCurrent: assignee === filter.assignee,
            })),
          },
        ]}
        search={{
          label: texts.search,
          submit: texts.searchButton,
          word: filter.q,
          hrefOf: (q) => hrefOf({ ...filter, q }),
        }}
      />
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={isFiltered ? texts.empty : texts.nothing}
        all={isFiltered ? { label: texts.showAll, href: route('dashboard.admin.inbox') } : null}
        count={texts.count}
        href={(number) => hrefOf(filter, number)}
      >
        {(threads) => <ThreadTable threads={threads} />}
      </CountedList>
    </>
  );
}

function ThreadTable({ threads }: { threads: readonly InboxThreadDto[] }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.subject}</CardTableHead>
          <CardTableHead>{texts.visitor}</CardTableHead>
          <CardTableHead>{texts.assignee}</CardTableHead>
          <CardTableHead>{texts.last}</CardTableHead>
          <CardTableHead>{texts.state}</CardTableHead>
        </>
      }
    >
      {threads.map(({ id, subject, name, assignee, last_message_at: last, state }) => (
        <CardTableRow key={id} isLink marked={state === 'open'}>
          <CardTableCell className="font-semibold">
            <Link href={route('dashboard.admin.inbox.show', { id })} className={rowLinkClass}>
              {subject}
            </Link>
          </CardTableCell>
          <CardTableCell label={texts.visitor}>{name}</CardTableCell>
          <CardTableCell label={texts.assignee}>{assignee?.name ?? texts.nobody}</CardTableCell>
          <CardTableCell label={texts.last} className="figures">
            {formatMoment(last)}
          </CardTableCell>
          <CardTableCell label={texts.state}>
            <StateBadge state={state} />
          </CardTableCell>
        </CardTableRow>
      ))}
    </CardTable>
  );
}
