import 'server-only';

import type { InboxThreadDetail, InboxThreadDto } from '@/lib/inbox/contract';
import { languageOf } from '@/lib/languages/language';
import type { PersonRow, ThreadRow, WholeThreadRow } from '@/server/features/inbox/select';

const toPerson = ({ id, firstName, lastName }: PersonRow) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
});

export function toThread(row: ThreadRow): InboxThreadDto {
  const { id, state, version, assignee, locale, name, email, subject, createdAt, lastMessageAt } = row;
  return {
    ...{ id, state, version, name, email, subject },
    assignee: assignee && toPerson(assignee),
    locale: languageOf(locale),
    created_at: createdAt.toISOString(),
    last_message_at: lastMessageAt.toISOString(),
  };
}

export function toWholeThread(row: WholeThreadRow, staff: readonly PersonRow[]): InboxThreadDetail {
  return {
    ...toThread(row),
    messages: row.messages.map(({ id, sender, author, body, createdAt }) => ({
      ...{ id, sender, body },
      author: author && toPerson(author),
      created_at: createdAt.toISOString(),
    })),
    staff: staff.map(toPerson),
  };
}
