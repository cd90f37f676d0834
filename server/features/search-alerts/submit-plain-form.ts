import 'server-only';

import { searchAlertInput } from '@/lib/search-alerts/contract';
import { alertFormPath, alertFormState } from '@/lib/search-alerts/form-address';
import { route } from '@/lib/paths';
import { judge } from '@/server/http/errors';
import { issueFormToken } from '@/server/http/form-token';
import { answerPlainForm, takePlainForm } from '@/server/http/plain-form';
import type { PlainFormInput } from '@/server/http/plain-form';
import type { Reply } from '@/server/http/reply';
import { judgeRequestedAlert, recordSearchAlert } from '@/server/features/search-alerts/record-search-alert';

const purpose = 'search-alert';

export const issueAlertFormToken = (): string => issueFormToken(purpose);

interface Input {
  body: PlainFormInput;
  address: string;
}

const textOf = (value: PlainFormInput[string] | undefined) => (typeof value === 'string' ? value : '');

/** POST /api/search-alerts/form: the form as submitted without JavaScript; redirects to a page. */
export function submitPlainAlertForm({ body, address }: Input): Promise<Reply> {
  const asked = { query: textOf(body.query), listing: textOf(body.home) };
  return answerPlainForm({
    form: body,
    address,
    path: route('search-alert.create'),
    page: alertFormPath(asked, alertFormState.values.refused),
    done: () => alertFormPath(asked, alertFormState.values.sent),
    accept: async () => {
      const alert = await judgeRequestedAlert(judge(searchAlertInput, body));
      await takePlainForm({
        form: body,
        purpose,
        judge: () => alert,
        record: (tx) => recordSearchAlert(tx, alert),
      });
    },
  });
}
