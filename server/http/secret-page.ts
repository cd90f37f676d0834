import 'server-only';

import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** 303 to a page with a secret in its address, which says how things stand; no address but ours learns of it. */
export function toSecretPage(location: string): Reply {
  return reply(undefined, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });
}

/** Does what a button of such a page asks for, and goes back there: the page tells what is refused too. */
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
