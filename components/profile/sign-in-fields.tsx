'use client';

import { useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { profileTexts as texts } from '@/lib/texts/profile';

/** E-mail address and password; changing either requires the current password. */
export function SignInFields({ email }: { email: string }) {
  return (
    <>
      <TextField name="email" label={texts.email} help={texts.emailHelp} type="email" autoComplete="email" />
      <PasswordField
        name="password"
        label={texts.newPassword}
        help={texts.newPasswordHelp}
        autoComplete="new-password"
        optional
      />
      <CurrentPassword email={email} />
    </>
  );
}

function CurrentPassword({ email }: { email: string }) {
  const typed: unknown = useWatch({ name: 'email' });
  const password: unknown = useWatch({ name: 'password' });
  const isMoving = typeof typed === 'string' && typed.trim().toLowerCase() !== email.toLowerCase();
  if (!isMoving && !password) return null;
  return (
    <PasswordField
      name="current_password"
      label={texts.currentPassword}
      help={texts.currentPasswordHelp}
      autoComplete="current-password"
    />
  );
}
