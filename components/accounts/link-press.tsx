'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { ApiError, errorMessage } from '@/lib/api/client';

type State = { name: 'idle' | 'pending' | 'done' | 'expired' } | { name: 'failed'; message: string };

/** Performs what a mailed link is for, but only when a button is pressed: mail scanners open links. */
export function useLinkPress(act: () => Promise<unknown>, failed: string) {
  const [state, setState] = useState<State>({ name: 'idle' });

  async function press() {
    setState({ name: 'pending' });
    try {
      await act();
      setState({ name: 'done' });
    } catch (error) {
      const isExpired = error instanceof ApiError && error.status === 422;
      setState(isExpired ? { name: 'expired' } : { name: 'failed', message: errorMessage(error, failed) });
    }
  }

  return { state, press };
}

interface LinkPressProps {
  state: State;
  onPress: () => void;
  button: string;
  /** The button's label. */
  children: Elements;
}

export function LinkPress({ state, onPress, button, children }: LinkPressProps) {
  return (
    <div className="max-w-form space-y-5">
      {state.name === 'failed' && (
        <Alert tone="error" live>
          <p>{state.message}</p>
        </Alert>
      )}
      {children}
      <Button onClick={onPress} pending={state.name === 'pending' || state.name === 'done'}>
        {button}
      </Button>
    </div>
  );
}
