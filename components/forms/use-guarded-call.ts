'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBotCheck } from '@/components/forms/use-bot-check';
import type { BotCheck } from '@/components/forms/use-bot-check';
import { ApiError } from '@/lib/api/client';
import { botCheckFields } from '@/lib/bot-check/contract';
import type { BotCheckAction } from '@/lib/bot-check/contract';

export interface GuardedCall<Values, T> {
  send: (values: Values) => Promise<T>;
  /** Whether a proof was requested: then BotCheckField shows its progress. */
  isAsked: boolean;
  botCheck: BotCheck;
}

/**
 * An API call with the proof of work that the server requires after too many attempts. The proof is computed without
 * involving the visitor, anew for each attempt.
 */
export function useGuardedCall<Values extends object, T>(
  action: BotCheckAction,
  call: (values: Values & { token?: string }) => Promise<T>,
): GuardedCall<Values, T> {
  const [isAsked, setAsked] = useState(false);
  const botCheck = useBotCheck(action);

  const asksForProof = (error: unknown) =>
    error instanceof ApiError && botCheckFields[action] in error.errors;
  const sendWithProof = (values: Values) => botCheck.send((token) => call({ ...values, token }));

  async function send(values: Values): Promise<T> {
    try {
      return await (isAsked ? sendWithProof(values) : call(values));
    } catch (error) {
      if (!asksForProof(error)) throw error;
      // Rendered before its text changes: a live region inserted together with its text is not announced.
      flushSync(() => setAsked(true));
      return sendWithProof(values);
    }
  }

  return { send, isAsked, botCheck };
}
