'use client';

import { useQuery } from '@tanstack/react-query';
import { AppealsList } from '@/components/decisions/appeals-list';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { NoticeItem } from '@/components/notices/notice-item';
import { buttonClass } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { route } from '@/lib/desk-paths';
import { noticeLists } from '@/lib/notices/lists';
import type { NoticeList } from '@/lib/notices/lists';
import { noticesQuery } from '@/lib/notices/queries';
import type { NoticeState } from '@/lib/notices/states';
import { noticeDeskTexts as texts } from '@/lib/texts/notice-desk';

interface NoticesScreenProps {
  shown: NoticeList;
  page: number;
}

const hrefOf = (state: NoticeList, page: number | null) =>
  route('dashboard.admin.notices', {}, { state, page });

/** The notices by visitors and guests, and the appeals against admins' decisions. */
export function NoticesScreen({ shown, page }: NoticesScreenProps) {
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <nav aria-label={texts.lists} className="mb-5">
        <ul className="flex flex-wrap gap-2">
          {noticeLists.map((list) => (
            <li key={list}>
              <Link
                href={hrefOf(list, null)}
                aria-current={list === shown ? 'page' : undefined}
                className={buttonClass({ variant: list === shown ? 'primary' : 'secondary', size: 'sm' })}
              >
                {texts.listNames[list]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown === 'appeals' ? (
        <AppealsList page={page} href={(to) => hrefOf('appeals', to)} />
      ) : (
        <Notices state={shown} page={page} />
      )}
    </>
  );
}

function Notices({ state, page }: { state: NoticeState; page: number }) {
  const list = useQuery(noticesQuery(state, page));
  return (
    <PagedList
      list={list}
      failed={texts.failed}
      empty={<EmptyState text={texts.none[state]} />}
      href={(to) => hrefOf(state, to)}
    >
      {({ data }) => (
        <ul className="grid gap-4">
          {data.map((notice) => (
            <li key={notice.reference}>
              <NoticeItem notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
