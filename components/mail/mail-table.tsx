'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmailAddress } from '@/components/ui/email-address';
import { toast } from '@/components/ui/toast';
import { Words } from '@/components/ui/words';
import { toTellable } from '@/lib/api/tellable';
import { formatMoment } from '@/lib/format/date';
import type { MailDto, MailState } from '@/lib/mail/contract';
import { refreshMails, retryMail } from '@/lib/mail/queries';
import { mailNames, mailsTexts as texts } from '@/lib/texts/mails';

const names = new Map<string, string>(Object.entries(mailNames));
const nameOf = ({ template }: MailDto) => names.get(template) ?? template;

/** A table of mails with their delivery state. */
export function MailTable({ mails }: { mails: readonly MailDto[] }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.mail}</CardTableHead>
          <CardTableHead>{texts.recipient}</CardTableHead>
          <CardTableHead>{texts.created}</CardTableHead>
          <CardTableHead>{texts.state}</CardTableHead>
          <CardTableHead align="end">
            <span className="sr-only">{texts.actions}</span>
          </CardTableHead>
        </>
      }
    >
      {mails.map((mail) => (
        <CardTableRow key={mail.id}>
          <CardTableCell className="font-semibold">{nameOf(mail)}</CardTableCell>
          <CardTableCell label={texts.recipient}>
            <EmailAddress address={mail.recipient} />
          </CardTableCell>
          <CardTableCell label={texts.created} className="figures">
            {formatMoment(mail.created_at)}
          </CardTableCell>
          <CardTableCell label={texts.state}>
            <MailOutcome mail={mail} />
          </CardTableCell>
          <CardTableCell align="end">
            {mail.can_retry && <RetryButton mail={mail} />}
            {mail.state === 'given_up' && !mail.can_retry && <Words>{texts.forgotten}</Words>}
          </CardTableCell>
        </CardTableRow>
      ))}
    </CardTable>
  );
}

const tones: Readonly<Record<MailState, BadgeTone>> = {
  waiting: 'gray',
  failed: 'sand',
  given_up: 'red',
  bounced: 'red',
  sent: 'blue',
};

function MailOutcome({ mail }: { mail: MailDto }) {
  const { state, attempts, failure_kind: kind, failure, next_try_at: nextTry } = mail;
  return (
    <>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {kind !== null && (
        <p className="mt-1 max-w-80">
          <Words>{`${texts.failures[kind]} `}</Words>
          <span className="figures">{`${texts.attempts(attempts)}.`}</span>
        </p>
      )}
      {failure && <p className="mt-1 max-w-80 break-words text-ci-gray-600">{failure}</p>}
      {kind !== null && nextTry !== null && (
        <p className="figures mt-1 text-ci-gray-600">{texts.nextTry(formatMoment(nextTry))}</p>
      )}
    </>
  );
}

function RetryButton({ mail }: { mail: MailDto }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryMail(mail.id),
    onSuccess: () => {
      toast.success(texts.retried);
      return refreshMails(client);
    },
    onError: (error) => toast.error(toTellable(error, texts.retryFailed), texts.retryFailed),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.retryNamed(nameOf(mail), mail.recipient)}
      pending={isPending}
      onClick={() => mutate()}
    >
      {texts.retry}
    </Button>
  );
}
