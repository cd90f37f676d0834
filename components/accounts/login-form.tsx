'use client';

import { partOf } from '@/lib/languages/texts';
import { useState } from 'react';
import { goForGood } from '@/components/accounts/go-for-good';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useGuardedCall } from '@/components/forms/use-guarded-call';
import { TextField } from '@/components/forms/text-field';
import { SecondStep } from '@/components/second-factors/second-step';
import type { LoginInput } from '@/lib/accounts/contract';
import { signIn } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

const schema = async () => (await import('@/lib/accounts/contract')).loginInput;

const texts = partOf(accountTexts, 'login');

interface LoginFormProps {
  /** A path of this site (lib/accounts/return-path). */
  returnPath: string;
  /** Filled in beforehand when the visitor comes from an invitation. */
  email?: string;
  /** True when the first factor was already given elsewhere, such as with an identity provider. */
  startsHalfway?: boolean;
}

/** Signs in, asks for the second factor if the account has one, and goes to `returnPath`. */
export function LoginForm({ returnPath, email = '', startsHalfway = false }: LoginFormProps) {
  const [isHalfway, setIsHalfway] = useState(startsHalfway);
  const guarded = useGuardedCall('login', signIn);

  async function submit(values: LoginInput) {
    const answer = await guarded.send(values);
    if ('second_factor' in answer) return setIsHalfway(true);
    await goForGood(returnPath);
  }

  if (isHalfway)
    return <SecondStep onDone={() => goForGood(returnPath)} onBack={() => setIsHalfway(false)} />;

  return (
    <Form
      schema={schema}
      defaultValues={{ email, password: '', remember: false }}
      onSubmit={submit}
      errorText={texts.fallback}
      label={texts.title}
    >
      <TextField name="email" label={texts.email} type="email" autoComplete="username" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <CheckboxField name="remember" label={texts.remember} help={texts.rememberHelp} />
      {guarded.isAsked && <BotCheckField check={guarded.botCheck} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>{texts.submit}</SubmitButton>
        <a href={route('forgot-password')} className="link">
          {texts.forgot}
        </a>
      </div>
    </Form>
  );
}
