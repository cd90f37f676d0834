'use client';

import { useState } from 'react';
import { DoneMessage } from '@/components/accounts/done-message';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { LinkButton } from '@/components/ui/link-button';
import { resetPasswordInput } from '@/lib/accounts/contract';
import { resetPassword } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

const texts = accountTexts.reset;
const formInput = resetPasswordInput.pick({ password: true });

/** Sets a new password with the mailed link. Hidden once that worked. */
export function ResetPasswordForm({ email, token }: { email: string; token: string }) {
  const [done, setDone] = useState<string | null>(null);
  if (done !== null) {
    return (
      <DoneMessage text={done}>
        <LinkButton href={route('login')}>{texts.toLogin}</LinkButton>
      </DoneMessage>
    );
  }
  return (
    <Form
      schema={formInput}
      defaultValues={{ password: '' }}
      onSubmit={async ({ password }) => setDone((await resetPassword({ email, token, password })).message)}
      errorText={texts.failed}
      label={texts.title}
    >
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        label={texts.password}
        help={accountTexts.register.passwordHelp}
        autoComplete="new-password"
      />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
}
