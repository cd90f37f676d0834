import { Link } from '@/components/ui/link';
import { EmptyState } from '@/components/ui/empty-state';
import { formatMoment } from '@/lib/format/date';
import type { StoredMail } from '@/lib/mail/stored-mail';
import { mailTexts } from '@/lib/texts/mail';

/** The mails that were sent, newest first. */
export function MailList({ mails }: { mails: readonly StoredMail[] }) {
  if (mails.length === 0) return <EmptyState text={mailTexts.empty} />;
  return (
    <ul className="divide-y divide-ci-gray-200 border-y border-ci-gray-200">
      {mails.map(({ id, to, subject, sentAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <div>
            <Link href={`/dev/mail/${id}`} className="link font-semibold">
              {subject}
            </Link>
            <p className="text-ci-gray-700">{`${mailTexts.to} ${to}`}</p>
          </div>
          <time dateTime={sentAt} className="figures text-ci-gray-700">
            {formatMoment(sentAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
