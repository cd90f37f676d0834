import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { MailsScreen } from '@/components/mail/mails-screen';
import { mailListQuery as mailListInput } from '@/lib/mail/contract';
import { mailListQuery, mailsPerPage } from '@/lib/mail/queries';
import { route } from '@/lib/desk-paths';
import { mailsTexts as texts } from '@/lib/texts/mails';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listMails } from '@/server/mail/list-mails';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** Emails that have not been sent (docs/rules/mail.md#the-page-of-mails). */
export default async function MailsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.mails'));
  if (!hasRight(actor, 'mails')) return showRefused(actor);
  const query = { ...(await readQuery(mailListInput, searchParams)), limit: mailsPerPage };
  const filter = { state: query.state ?? null, search: query.search };
  const list = await listMails({ actor, query });
  return (
    <Prefetched data={[[mailListQuery(filter, query.page).queryKey, list]]}>
      <MailsScreen filter={filter} page={query.page} />
    </Prefetched>
  );
}
