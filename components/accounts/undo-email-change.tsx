'use client';

import { LinkPress, useLinkPress } from '@/components/accounts/link-press';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { undoEmailChange } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

interface UndoEmailChangeProps {
  token: string;
  of: 'undo' | 'undoAccess';
}

/**
 * Restores access to the account when the button is pressed, then goes on to setting a new password. Works without
 * being signed in.
 */
export function UndoEmailChange({ token, of }: UndoEmailChangeProps) {
  const texts = accountTexts[of];
  const { state, press } = useLinkPress(async () => {
    const { data } = await undoEmailChange({ token });
    // Replaces the history entry, since this link is now used up.
    location.replace(route('reset-password', {}, { email: data.email, token: data.token }));
  }, texts.failed);

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
    <LinkPress state={state} onPress={press} button={texts.submit}>
      <p className="text-lg">{texts.intro}</p>
      <p className="text-ci-gray-700">{texts.introSelf}</p>
    </LinkPress>
  );
}
