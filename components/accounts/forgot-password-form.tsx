'use client';

import { partOf } from '@/lib/languages/texts';
import { useState } from 'react';
import { DoneMessage } from '@/components/accounts/done-message';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useGuardedCall } from '@/components/forms/use-guarded-call';
import { requestPasswordReset } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

const schema = async () => (await import('@/lib/accounts/contract')).forgotPasswordInput;

const texts = partOf(accountTexts, 'forgot');

/** Requests a password reset link; on success a message about what happens next replaces the form. */
export function ForgotPasswordForm() {
  const [done, setDone] = useState<string | null>(null);
  const guarded = useGuardedCall('forgot_password', requestPasswordReset);
  const back = (
    <a href={route('login')} className="link">
      {texts.back}
    </a>
  );
  if (done !== null) return <DoneMessage text={done}>{back}</DoneMessage>;
  return (
    <Form
      schema={schema}
      defaultValues={{ email: '' }}
      onSubmit={async (values) => setDone((await guarded.send(values)).message)}
      errorText={texts.failed}
      label={texts.title}
    >
      <TextField name="email" label={texts.email} type="email" autoComplete="username" maxLength={254} />
      {guarded.isAsked && <BotCheckField check={guarded.botCheck} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>{texts.submit}</SubmitButton>
        {back}
      </div>
    </Form>
  );
}
