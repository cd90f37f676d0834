'use client';

import { useEffect, useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { Dialog } from '@/components/ui/dialog';
import { askPasswordWith } from '@/lib/api/password-again';
import { route } from '@/lib/paths';
import { confirmPassword } from '@/lib/sessions/confirm-password';
import { confirmPasswordInput } from '@/lib/sessions/contract';
import { sessionTexts as texts } from '@/lib/texts/sessions';

interface Question {
  sentence: string;
  settle: (isGiven: boolean) => void;
}

/**
 * Asks for the password whenever the server wants it confirmed (status 423); then the refused call is retried with its
 * original input. Rendered once per page, but not for an impersonating admin, whose password would not count.
 */
export function PasswordDialog() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(
    () =>
      askPasswordWith(
        (sentence) =>
          new Promise((settle) => {
            setQuestion({ sentence, settle });
            setOpen(true);
          }),
      ),
    [],
  );

  function finish(isGiven: boolean) {
    setOpen(false);
    question?.settle(isGiven);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || finish(false)}
      title={texts.askTitle}
      description={question?.sentence}
      size="sm"
    >
      <Form
        schema={confirmPasswordInput}
        defaultValues={{ password: '' }}
        onSubmit={async (values) => {
          await confirmPassword(values);
          finish(true);
        }}
        errorText={texts.askFailed}
        label={texts.askTitle}
        className="mt-5"
      >
        <PasswordField name="password" label={texts.askPassword} autoComplete="current-password" />
        <DialogFoot submit={texts.askSubmit} onCancel={() => finish(false)}>
          <a href={route('forgot-password')} className="link ml-2">
            {texts.askForgot}
          </a>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
