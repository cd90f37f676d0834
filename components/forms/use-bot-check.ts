'use client';

import { useCallback, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/client';
import { botCheckFields } from '@/lib/bot-check/contract';
import type { BotCheckAction } from '@/lib/bot-check/contract';
import { botCheckSolver } from '@/lib/bot-check/solve';
import type { BotCheckSolution } from '@/lib/bot-check/solve';
import { apiTexts } from '@/lib/texts/api';
import { botCheckTexts } from '@/lib/texts/bot-check';

export type BotCheckState = 'idle' | 'busy' | 'done' | 'failed';

export interface BotCheck {
  state: BotCheckState;
  /** Starts solving, at most once; BotCheckField calls it when the form is first touched. */
  start: () => void;
  /**
   * Sends a form with a valid token: the one at hand, or a fresh one. When the submission fails for another reason its
   * token is kept, since the server did not use it; a used or rejected token is dropped.
   */
  send: <T>(submit: (token: string) => Promise<T>) => Promise<T>;
}

/** A token that could expire before it arrives is not used; milliseconds. */
const travelTime = 15_000;

/**
 * The bot check of one form: `const botCheck = useBotCheck('contact')`, `<BotCheckField check={botCheck} />` in the
 * form, and in its onSubmit `botCheck.send((recaptcha) => api.post('/api/contact', {body: {...values, recaptcha}}))`.
 */
export function useBotCheck(action: BotCheckAction): BotCheck {
  const [state, setState] = useState<BotCheckState>('idle');
  const pending = useRef<Promise<BotCheckSolution | null> | null>(null);

  const run = useCallback((work: () => Promise<BotCheckSolution | null>) => {
    setState('busy');
    const running = work();
    pending.current = running;
    running.then(
      () => pending.current === running && setState('done'),
      () => {
        if (pending.current !== running) return;
        pending.current = null;
        setState('failed');
      },
    );
    return running;
  }, []);

  const start = useCallback(() => {
    if (!pending.current) void run(() => botCheckSolver().prepare(action)).catch(() => undefined);
  }, [action, run]);

  const send = useCallback(
    async <T>(submit: (token: string) => Promise<T>): Promise<T> => {
      const ready = await pending.current?.catch(() => null);
      const isGood = ready && ready.goodUntil - travelTime > Date.now();
      const solution = isGood ? ready : await solveNow(() => run(() => botCheckSolver().solve(action)));
      try {
        const answer = await submit(solution.token);
        pending.current = null;
        return answer;
      } catch (error) {
        if (isRefusal(error, action)) pending.current = null;
        throw error;
      }
    },
    [action, run],
  );

  return { state, start, send };
}

/** @throws ApiError with a message for the user */
async function solveNow(solve: () => Promise<BotCheckSolution | null>): Promise<BotCheckSolution> {
  const solution = await solve().catch(() => null);
  if (!solution && !navigator.onLine) throw new ApiError(0, apiTexts.network);
  if (!solution) throw new ApiError(0, botCheckTexts.failed);
  return solution;
}

function isRefusal(error: unknown, action: BotCheckAction): boolean {
  return error instanceof ApiError && botCheckFields[action] in error.errors;
}
