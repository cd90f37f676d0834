'use client';

import { partOf } from '@/lib/languages/texts';
import { useState } from 'react';
import { AgeWarning } from '@/components/accounts/age-warning';
import { DoneMessage } from '@/components/accounts/done-message';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { DateField } from '@/components/forms/date-field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { register } from '@/lib/accounts/queries';
import { accountTexts } from '@/lib/texts/accounts';

const texts = partOf(accountTexts, 'register');
const schema = async () => (await import('@/lib/accounts/contract')).registerInput.omit({ token: true });
const empty = { first_name: '', last_name: '', email: '', password: '', date_of_birth: '' };

/**
 * Creates an account, then asks to check the mailbox; the message is the same whether or not the address already had an
 * account. `email` is filled in beforehand when the visitor comes from an invitation.
 */
export function RegisterForm({ email = '' }: { email?: string }) {
  const [done, setDone] = useState<string | null>(null);
  const botCheck = useBotCheck('register');

  if (done !== null) return <DoneMessage title={texts.doneTitle} text={done} />;
  return (
    <Form
      schema={schema}
      defaultValues={{ ...empty, email }}
      onSubmit={async (values) => {
        const { message } = await botCheck.send((token) => register({ ...values, token }));
        setDone(message);
      }}
      errorText={texts.failed}
      label={texts.title}
    >
      <TextField name="first_name" label={texts.firstName} autoComplete="given-name" maxLength={100} />
      <TextField name="last_name" label={texts.lastName} autoComplete="family-name" maxLength={100} />
      <TextField
        name="email"
        label={texts.email}
        help={texts.emailHelp}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PasswordField
        name="password"
        label={texts.password}
        help={texts.passwordHelp}
        autoComplete="new-password"
      />
      <DateField name="date_of_birth" label={texts.dateOfBirth} autoComplete="bday" />
      <AgeWarning name="date_of_birth" />
      <BotCheckField check={botCheck} />
      {/* Most visitors here have an account: signing in is the page's main action. */}
      <SubmitButton variant="secondary">{texts.submit}</SubmitButton>
    </Form>
  );
}
