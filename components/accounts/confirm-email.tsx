'use client';

import { useState } from 'react';
import { DoneMessage } from '@/components/accounts/done-message';
import { SendVerification } from '@/components/accounts/send-verification';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { verifyEmail } from '@/lib/accounts/queries';
import { ApiError, errorMessage } from '@/lib/api/client';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

const texts = accountTexts.verify;

interface ConfirmEmailProps {
  token: string;
  isSignedIn: boolean;
  /** The unconfirmed address of whoever is signed in. */
  unverifiedEmail: string | null;
}

type State = { name: 'idle' | 'pending' | 'done' | 'expired' } | { name: 'failed'; message: string };

/** Confirms an address when the button is pressed, not before: mail scanners open links. Works signed out. */
export function ConfirmEmail({ token, isSignedIn, unverifiedEmail }: ConfirmEmailProps) {
  const [state, setState] = useState<State>({ name: 'idle' });

  async function confirm() {
    setState({ name: 'pending' });
    try {
      await verifyEmail({ token });
      setState({ name: 'done' });
    } catch (error) {
      const isExpired = error instanceof ApiError && error.status === 422;
      setState(
        isExpired ? { name: 'expired' } : { name: 'failed', message: errorMessage(error, texts.failed) },
      );
    }
  }

  if (state.name === 'done') {
    return (
      <DoneMessage text={texts.done}>
        <NextStep isSignedIn={isSignedIn} />
      </DoneMessage>
    );
  }
  if (state.name === 'expired')
    return <ExpiredLink unverifiedEmail={unverifiedEmail} isSignedIn={isSignedIn} />;
  return (
    <div className="max-w-form space-y-5">
      {state.name === 'failed' && (
        <Alert tone="error" live>
          <p>{state.message}</p>
        </Alert>
      )}
      <p className="text-lg">{texts.confirmIntro}</p>
      <Button onClick={confirm} pending={state.name === 'pending'}>
        {texts.confirm}
      </Button>
    </div>
  );
}

function NextStep({ isSignedIn }: { isSignedIn: boolean }) {
  // A plain link: the next page must not be one that was fetched before.
  return isSignedIn ? (
    <LinkButton href={route('dashboard')}>{texts.toDashboard}</LinkButton>
  ) : (
    <LinkButton href={route('login')}>{texts.toLogin}</LinkButton>
  );
}

function ExpiredLink({ unverifiedEmail, isSignedIn }: Omit<ConfirmEmailProps, 'token'>) {
  return (
    <div className="max-w-form space-y-5">
      <Alert tone="error" title={texts.expired} live />
      {unverifiedEmail === null ? (
        <>
          {!isSignedIn && <p>{texts.expiredHelp}</p>}
          <NextStep isSignedIn={isSignedIn} />
        </>
      ) : (
        <SendVerification email={unverifiedEmail} />
      )}
    </div>
  );
}
