'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { undoEmailChange } from '@/lib/accounts/queries';
import { ApiError, errorMessage } from '@/lib/api/client';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

const texts = accountTexts.undo;

type State = { name: 'idle' | 'pending' | 'expired' } | { name: 'failed'; message: string };

/** Undoes a change of address when the button is pressed, and goes on to the new password. Works signed out. */
export function UndoEmailChange({ token }: { token: string }) {
  const [state, setState] = useState<State>({ name: 'idle' });

  async function undo() {
    setState({ name: 'pending' });
    try {
      const { data } = await undoEmailChange({ token });
      // Not a way back: this link is used up.
      location.replace(route('reset-password', {}, { email: data.email, token: data.token }));
    } catch (error) {
      const isExpired = error instanceof ApiError && error.status === 422;
      setState(
        isExpired ? { name: 'expired' } : { name: 'failed', message: errorMessage(error, texts.failed) },
      );
    }
  }

  if (state.name === 'expired') {
    return (
      <div className="max-w-form space-y-5">
        <Alert tone="error" title={texts.expired} live />
        <p>{texts.expiredHelp}</p>
        <LinkButton href={route('contact')}>{texts.contact}</LinkButton>
      </div>
    );
  }
  return (
    <div className="max-w-form space-y-5">
      {state.name === 'failed' && (
        <Alert tone="error" live>
          <p>{state.message}</p>
        </Alert>
      )}
      <p className="text-lg">{texts.intro}</p>
      <p className="text-ci-gray-700">{texts.introSelf}</p>
      <Button onClick={undo} pending={state.name === 'pending'}>
        {texts.submit}
      </Button>
    </div>
  );
}
