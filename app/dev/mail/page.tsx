import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageHeading } from '@/components/layout/page-heading';
import { MailList } from '@/components/mail/mail-list';
import { mailTexts } from '@/lib/texts/mail';
import { setPageStatus } from '@/server/http/request-context';
import { isMailReaderOpen, listStoredMails } from '@/server/mail/read-mail-folder';

export const metadata: Metadata = { title: mailTexts.title, robots: { index: false } };

/** Emails sent without a mail server; 404 except on the developer's own machine. */
export default async function MailListPage() {
  if (!(await isMailReaderOpen())) {
    setPageStatus(404);
    return <NotFoundView />;
  }
  return (
    <>
      <PageHeading title={mailTexts.title} intro={mailTexts.intro} />
      <MailList mails={await listStoredMails()} />
    </>
  );
}
