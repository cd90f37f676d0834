'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { loginInput } from '@/lib/accounts/contract';
import type { LoginInput } from '@/lib/accounts/contract';
import { signIn } from '@/lib/accounts/queries';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';

const texts = accountTexts.login;

/** Signs in and goes to `returnPath`, a page of ours (lib/accounts/return-path). */
export function LoginForm({ returnPath }: { returnPath: string }) {
  async function submit(values: LoginInput) {
    await signIn(values);
    // A whole load: nothing that was fetched while signed out may stay.
    window.location.assign(returnPath);
    // The button stays busy until the page is gone.
    await new Promise(() => undefined);
  }

  return (
    <Form
      schema={loginInput}
      defaultValues={{ email: '', password: '', remember: false }}
      onSubmit={submit}
      errorText={texts.fallback}
      label={texts.title}
    >
      <TextField name="email" label={texts.email} type="email" autoComplete="username" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <CheckboxField name="remember" label={texts.remember} help={texts.rememberHelp} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>{texts.submit}</SubmitButton>
        <a href={route('forgot-password')} className="link">
          {texts.forgot}
        </a>
      </div>
    </Form>
  );
}
