'use client';

import { partOf } from '@/lib/languages/texts';
import { useState } from 'react';
import { LogoutButton } from '@/components/accounts/logout-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { sendVerificationMail } from '@/lib/accounts/queries';
import { ApiError } from '@/lib/api/client';
import { accountTexts } from '@/lib/texts/accounts';

const texts = partOf(accountTexts, 'verify');
const tooManyRequests = 429;

type State = { name: 'idle' | 'pending' } | { name: 'sent' | 'failed'; message: string };

/** Sends another mail to confirm the user's address. */
export function SendVerification({ email }: { email: string }) {
  const [state, setState] = useState<State>({ name: 'idle' });

  async function send() {
    setState({ name: 'pending' });
    try {
      const { message } = await sendVerificationMail();
      setState({ name: 'sent', message });
    } catch (error) {
      const isLimit = error instanceof ApiError && error.status === tooManyRequests;
      setState({ name: 'failed', message: isLimit ? error.message : texts.failed });
    }
  }

  return (
    <div className="max-w-form space-y-5">
      <p className="text-lg">{texts.sendIntro(email)}</p>
      <p>{texts.sendHelp}</p>
      {(state.name === 'sent' || state.name === 'failed') && (
        <Alert tone={state.name === 'sent' ? 'success' : 'error'} live>
          <p>{state.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={send} pending={state.name === 'pending'}>
          {texts.send}
        </Button>
        <LogoutButton variant="secondary">{texts.logout}</LogoutButton>
      </div>
    </div>
  );
}
