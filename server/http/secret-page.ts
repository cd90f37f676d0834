import 'server-only';

import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** 303 to a page with a secret in its address; no other site sees that address. */
export function toSecretPage(location: string): Reply {
  return reply(undefined, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });
}

/** Performs a button's action and redirects back to its page, also after a refusal: the page shows the state. */
export function submitted<Input>(act: (input: Input) => Promise<unknown>, pageOf: (input: Input) => string) {
  return async (input: Input): Promise<Reply> => {
    try {
      await act(input);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    return toSecretPage(pageOf(input));
  };
}
