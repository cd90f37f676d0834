import 'server-only';

import { noticeInput } from '@/lib/notices/contract';
import { noticeFormState } from '@/lib/notices/form-state';
import { route } from '@/lib/paths';
import { prisma } from '@/server/db';
import { judgeSubject, recordNotice } from '@/server/features/notices/record-notice';
import { judge } from '@/server/http/errors';
import { issueFormToken } from '@/server/http/form-token';
import { answerPlainForm, takePlainForm } from '@/server/http/plain-form';
import type { PlainFormInput } from '@/server/http/plain-form';
import type { Reply } from '@/server/http/reply';

const purpose = 'notice';

export const issueNoticeFormToken = (): string => issueFormToken(purpose);

interface Input {
  body: PlainFormInput;
  address: string;
}

const textOf = (value: PlainFormInput[string] | undefined) => (typeof value === 'string' ? value : '');

/** POST /api/notices/form: the form of the page, which needs no script; redirects to a page. */
export function submitNoticeForm({ body, address }: Input): Promise<Reply> {
  const path = route('notice');
  const about = { subject: textOf(body.subject), id: textOf(body.id) };
  const { parameter, values } = noticeFormState;
  return answerPlainForm({
    form: body,
    address,
    path,
    page: route('notice', {}, { ...about, [parameter]: values.refused }),
    done: () => route('notice', {}, { [parameter]: values.sent }),
    limit: 'notice',
    accept: async () => {
      const input = judge(noticeInput, body);
      const found = await judgeSubject(prisma(), input);
      await takePlainForm({
        form: body,
        purpose,
        judge: () => input,
        record: (tx) => recordNotice(tx, input, found),
      });
    },
  });
}
