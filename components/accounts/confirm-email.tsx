'use client';

import { partOf } from '@/lib/languages/texts';
import { DoneMessage } from '@/components/accounts/done-message';
import { LinkPress, useLinkPress } from '@/components/accounts/link-press';
import { SendVerification } from '@/components/accounts/send-verification';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { verifyEmail } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

const texts = partOf(accountTexts, 'verify');

interface ConfirmEmailProps {
  token: string;
  isSignedIn: boolean;
  /** The signed-in user's address, if it is not confirmed yet. */
  unverifiedEmail: string | null;
}

/** Confirms an address when the button is pressed. Works without being signed in. */
export function ConfirmEmail({ token, isSignedIn, unverifiedEmail }: ConfirmEmailProps) {
  const { state, press } = useLinkPress(() => verifyEmail({ token }), texts.failed);
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
    <LinkPress state={state} onPress={press} button={texts.confirm}>
      <p className="text-lg">{texts.confirmIntro}</p>
    </LinkPress>
  );
}

function NextStep({ isSignedIn }: { isSignedIn: boolean }) {
  // Plain links that load the whole page: a prefetched page may predate the confirmation.
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
