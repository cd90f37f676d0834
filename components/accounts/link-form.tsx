'use client';

import { partOf } from '@/lib/languages/texts';
import { goForGood } from '@/components/accounts/go-for-good';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useGuardedCall } from '@/components/forms/use-guarded-call';
import type { LinkIdentityInput } from '@/lib/identities/contract';
import { linkIdentity } from '@/lib/identities/queries';
import { secondStepPath } from '@/lib/accounts/return-path';
import { route } from '@/lib/paths';
import { identityTexts } from '@/lib/texts/identities';

const schema = async () => (await import('@/lib/identities/contract')).linkIdentityInput;

const texts = partOf(identityTexts, 'link');

/**
 * Asks for the password of the existing account with this address, once; from then on signing in with the provider is
 * enough.
 */
export function LinkForm({ returnPath }: { returnPath: string }) {
  const guarded = useGuardedCall('login', linkIdentity);

  async function submit(values: LinkIdentityInput) {
    const answer = await guarded.send(values);
    await goForGood('second_factor' in answer ? secondStepPath(returnPath) : returnPath);
  }

  return (
    <Form
      schema={schema}
      defaultValues={{ password: '' }}
      onSubmit={submit}
      errorText={texts.failed}
      label={texts.title}
    >
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
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
