'use client';

import { useEffect, useRef, useState } from 'react';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useGuardedCall } from '@/components/forms/use-guarded-call';
import type { GuardedCall } from '@/components/forms/use-guarded-call';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api/client';
import { secondStepCalls } from '@/lib/second-factors/sign-in-calls';
import type { SecondFactorProof } from '@/lib/second-factors/sign-in-calls';
import { secondStepTexts as texts } from '@/lib/texts/second-step';

const schema = async () => (await import('@/lib/second-factors/contract')).secondFactorCodeInput;

interface SecondStepProps {
  onDone: () => Promise<void>;
  onBack: () => void;
}

type Means = 'app' | 'recovery';
type Guarded = GuardedCall<SecondFactorProof, unknown>;

/** The second step of signing in: a code from the app, a recovery code or a passkey. */
export function SecondStep({ onDone, onBack }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [means, setMeans] = useState<Means>('app');
  // Shared by both ways, so that the proof the server may ask for is computed and shown in one place.
  const guarded: Guarded = useGuardedCall('second_factor', secondStepCalls.finish);
  const intro = means === 'app' ? texts.intro : texts.introRecovery;

  // Makes screen readers announce it, and continue reading from there.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="space-y-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {texts.title}
        </h3>
        <p className="mt-2 text-ci-gray-700">{intro}</p>
      </div>
      <CodeForm key={means} means={means} guarded={guarded} onDone={onDone} />
      {guarded.isAsked && <BotCheckField check={guarded.botCheck} />}
      <PasskeyWay guarded={guarded} onDone={onDone} />
      <div className="flex flex-wrap gap-x-2 gap-y-1 border-t border-ci-gray-200 pt-4">
        <Button variant="quiet" size="sm" onClick={() => setMeans(means === 'app' ? 'recovery' : 'app')}>
          {means === 'app' ? texts.recoveryInstead : texts.appInstead}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </section>
  );
}

/** A function, so that texts are read when shown, in the language of the page. */
const fieldsOf = () =>
  ({
    app: {
      label: texts.code,
      help: texts.codeHelp,
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      maxLength: 10,
    },
    recovery: {
      label: texts.recoveryCode,
      help: texts.recoveryHelp,
      inputMode: 'text',
      autoComplete: 'off',
      maxLength: 20,
    },
  }) as const;

interface WayProps {
  guarded: Guarded;
  onDone: () => Promise<void>;
}

function CodeForm({ means, guarded, onDone }: WayProps & { means: Means }) {
  return (
    <Form
      schema={schema}
      defaultValues={{ code: '' }}
      onSubmit={async ({ code }) => {
        await guarded.send({ code });
        await onDone();
      }}
      errorText={texts.failed}
      label={texts.title}
    >
      <TextField name="code" {...fieldsOf()[means]} inputClassName="figures max-w-52 tracking-wider" />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
}

/** Whether the user has a passkey and the browser supports them. */
function useHasPasskey(): boolean {
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return;
    secondStepCalls.passkeyOptions().then(
      ({ allowCredentials = [] }) => setHasPasskey(allowCredentials.length > 0),
      // Submitting the form will report the error.
      () => undefined,
    );
  }, []);
  return hasPasskey;
}

function PasskeyWay({ guarded, onDone }: WayProps) {
  const hasPasskey = useHasPasskey();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  if (!hasPasskey) return null;

  async function use() {
    setPending(true);
    setFailure('');
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await secondStepCalls.passkeyOptions();
      await guarded.send({ credential: await startAuthentication({ optionsJSON }) });
      await onDone();
    } catch (error) {
      // Also shown when the user cancelled, because the browser does not distinguish that.
      setFailure(errorMessage(error, texts.passkeyFailed));
      setPending(false);
    }
  }

  return (
    <div className="space-y-3">
      {failure && (
        <Alert tone="error" live>
          <p>{failure}</p>
        </Alert>
      )}
      <Button variant="secondary" onClick={() => void use()} pending={pending}>
        {texts.byPasskey}
      </Button>
    </div>
  );
}
