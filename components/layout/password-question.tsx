'use client';

import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { DialogBox } from '@/components/ui/dialog-box';
import { route } from '@/lib/paths';
import { confirmPassword } from '@/lib/sessions/confirm-password';
import { sessionTexts as texts } from '@/lib/texts/sessions';

const schema = async () => (await import('@/lib/sessions/contract')).confirmPasswordInput;

interface PasswordQuestionProps {
  open: boolean;
  /** The server's message. */
  sentence: string;
  onFinish: (isGiven: boolean) => void;
}

/** The dialog that asks for the password, until the server accepts it. */
export function PasswordQuestion({ open, sentence, onFinish }: PasswordQuestionProps) {
  return (
    <DialogBox
      open={open}
      onOpenChange={(next) => next || onFinish(false)}
      title={texts.askTitle}
      description={sentence}
      size="sm"
    >
      <Form
        schema={schema}
        defaultValues={{ password: '' }}
        onSubmit={async (values) => {
          await confirmPassword(values);
          onFinish(true);
        }}
        errorText={texts.askFailed}
        label={texts.askTitle}
        className="mt-5"
      >
        <PasswordField name="password" label={texts.askPassword} autoComplete="current-password" />
        <DialogFoot submit={texts.askSubmit} onCancel={() => onFinish(false)}>
          <a href={route('forgot-password')} className="link ml-2">
            {texts.askForgot}
          </a>
        </DialogFoot>
      </Form>
    </DialogBox>
  );
}
