import 'server-only';

import { mailFailureKinds } from '@/lib/mail/contract';
import type { MailDto, MailState } from '@/lib/mail/contract';
import type { OutgoingMail } from '@/prisma/generated/client';

function stateOf({ sentAt, givenUpAt, failedAt, bouncedAt }: OutgoingMail): MailState {
  if (bouncedAt) return 'bounced';
  if (sentAt) return 'sent';
  if (givenUpAt) return 'given_up';
  return failedAt ? 'failed' : 'waiting';
}

/** A mail, without its contents. */
export function toMailDto(row: OutgoingMail, nextTryAt: Date | undefined): MailDto {
  return {
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    state: stateOf(row),
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    next_try_at: nextTryAt?.toISOString() ?? null,
    failed_at: row.failedAt?.toISOString() ?? null,
    failure_kind: mailFailureKinds.find((kind) => kind === row.failureKind) ?? null,
    failure: row.failure,
    can_retry: row.props !== null,
  };
}
