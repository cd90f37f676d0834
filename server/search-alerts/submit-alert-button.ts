import 'server-only';

import { route } from '@/lib/paths';
import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { confirmSearchAlert } from '@/server/search-alerts/confirm-search-alert';
import { endSearchAlert } from '@/server/search-alerts/end-search-alert';

interface Input {
  params: { token: string };
}

/** 303 to the page of the alert, which says how it stands; no address but ours learns of the token. */
export function toAlertPage({ params: { token } }: Input): Promise<Reply> {
  const location = route('search-alert.show', { token });
  return Promise.resolve(
    reply(undefined, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } }),
  );
}

/** Does what a button of the page asks for, and goes back there: the page tells what is refused too. */
function pressed(act: (input: Input) => Promise<unknown>) {
  return async (input: Input): Promise<Reply> => {
    try {
      await act(input);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    return toAlertPage(input);
  };
}

/** POST /api/search-alerts/{token}/confirm/form */
export const submitConfirmButton = pressed(confirmSearchAlert);
/** POST /api/search-alerts/{token}/unsubscribe/form */
export const submitEndButton = pressed(endSearchAlert);
