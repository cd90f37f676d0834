'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { ApiError } from '@/lib/api/client';
import { botCheckFields } from '@/lib/bot-check/contract';

const asksForProof = (error: unknown) => error instanceof ApiError && botCheckFields.login in error.errors;

/**
 * A call that takes a password, with the proof of work that the server asks for after too many failures. It is made
 * without bothering the visitor; `isAsked` says to show its progress.
 */
export function useGuardedSignIn<Values extends object, T>(
  call: (values: Values & { token?: string }) => Promise<T>,
) {
  const [isAsked, setAsked] = useState(false);
  const botCheck = useBotCheck('login');

  const sendWithProof = (values: Values) => botCheck.send((token) => call({ ...values, token }));

  async function send(values: Values): Promise<T> {
    try {
      return await (isAsked ? sendWithProof(values) : call(values));
    } catch (error) {
      if (!asksForProof(error)) throw error;
      // There before its text changes: an element that comes and goes with its text is not announced.
      flushSync(() => setAsked(true));
      return sendWithProof(values);
    }
  }

  return { send, isAsked, botCheck };
}
