import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { MailView } from '@/components/mail/mail-view';
import { mailTexts } from '@/lib/texts/mail';
import { setPageStatus } from '@/server/http/request-context';
import { findStoredMail, isMailReaderOpen } from '@/server/mail/read-mail-folder';

export const metadata: Metadata = { title: mailTexts.title, robots: { index: false } };

interface MailPageProps {
  params: Promise<{ id: string }>;
}

/** One email in /dev/mail. */
export default async function MailPage({ params }: MailPageProps) {
  const mail = (await isMailReaderOpen()) ? await findStoredMail((await params).id) : null;
  if (!mail) {
    setPageStatus(404);
    return <NotFoundView />;
  }
  return <MailView mail={mail} />;
}
