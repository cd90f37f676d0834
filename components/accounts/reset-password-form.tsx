'use client';

import { partOf } from '@/lib/languages/texts';
import { useState } from 'react';
import { DoneMessage } from '@/components/accounts/done-message';
import { ChoiceField } from '@/components/forms/choice-field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { LinkButton } from '@/components/ui/link-button';
import { resetPassword } from '@/lib/accounts/queries';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import type { NewFactor } from '@/lib/second-factors/changes';
import { accountTexts } from '@/lib/texts/accounts';

const texts = partOf(accountTexts, 'reset');

interface ResetPasswordFormProps {
  email: string;
  token: string;
  /** Sign-in methods recently added to the account, which the user is asked about. */
  newFactors: readonly NewFactor[];
}

/** Sets a new password with the mailed link. On success a message replaces the form. */
export function ResetPasswordForm({ email, token, newFactors }: ResetPasswordFormProps) {
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
      schema={async () => {
        const { askingResetInput, resetPasswordInput } = await import('@/lib/accounts/contract');
        if (newFactors.length > 0) return askingResetInput;
        return resetPasswordInput.pick({ password: true, new_factors: true });
      }}
      defaultValues={{ password: '' }}
      onSubmit={async (values) => setDone((await resetPassword({ email, token, ...values })).message)}
      errorText={texts.failed}
      label={texts.title}
    >
      {/* Tells password managers which account this password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        label={texts.password}
        help={accountTexts.register.passwordHelp}
        autoComplete="new-password"
      />
      {newFactors.length > 0 && <NewFactors factors={newFactors} />}
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
}

const wordOf = ({ passkey, added_at }: NewFactor) => {
  const day = formatMomentDay(added_at);
  return passkey === null ? texts.newApp(day) : texts.newPasskey(passkey, day);
};

/** Lists recently added sign-in methods and asks whether the user added them. */
function NewFactors({ factors }: { factors: readonly NewFactor[] }) {
  return (
    <div className="space-y-3 rounded-lg border border-ci-gray-200 p-4">
      <p>{texts.newFactors}</p>
      <ul className="list-disc space-y-1 pl-5 font-semibold">
        {factors.map((factor) => (
          <li key={`${factor.passkey} ${factor.added_at}`}>{wordOf(factor)}</li>
        ))}
      </ul>
      <ChoiceField
        name="new_factors"
        label={texts.ownFactors}
        options={[
          { value: 'keep', label: texts.keepFactors },
          { value: 'drop', label: texts.dropFactors },
        ]}
      />
    </div>
  );
}
