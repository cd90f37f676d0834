'use client';

import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SentMessage } from '@/components/contact/sent-message';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/client';
import { findSender, sendContactMessage } from '@/lib/contact/calls';
import { LICENCE_LENGTH } from '@/lib/contact/contract';
import type { ContactInput } from '@/lib/contact/contract';
import { MESSAGE_MAX } from '@/lib/message';
import { contactTexts as texts } from '@/lib/texts/contact';

const schema = async () => (await import('@/lib/contact/contract')).contactInput;

const empty = { name: '', email: '', logiesdecreet: '', message: '' };

/** Sends a message to the people behind the site; name and e-mail address are filled in for signed-in users. */
export function ContactForm() {
  const [isSent, setSent] = useState(false);
  const botCheck = useBotCheck('contact');
  if (isSent) {
    return (
      <SentMessage isNew>
        <Button variant="secondary" onClick={() => setSent(false)}>
          {texts.again}
        </Button>
      </SentMessage>
    );
  }

  async function send(values: ContactInput) {
    await botCheck.send((recaptcha) => sendContactMessage({ ...values, recaptcha })).catch(tellFailure);
    setSent(true);
  }

  return (
    <Form
      schema={schema}
      defaultValues={empty}
      onSubmit={send}
      errorText={texts.failed}
      label={texts.formTitle}
    >
      <SenderPrefill />
      <TextField name="name" label={texts.name} autoComplete="name" />
      <TextField name="email" label={texts.email} type="email" autoComplete="email" />
      <TextField
        name="logiesdecreet"
        label={texts.licence}
        help={texts.licenceHelp}
        optional
        autoComplete="off"
        maxLength={LICENCE_LENGTH}
        inputClassName="figures max-w-40"
      />
      <TextAreaField name="message" label={texts.message} counterMax={MESSAGE_MAX} />
      <p className="text-ci-gray-600">{texts.privacy}</p>
      <BotCheckField check={botCheck} />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
}

/** Fills in the signed-in user's name and address where nothing was typed yet. */
function SenderPrefill() {
  const { getValues, setValue } = useFormContext<typeof empty>();
  useEffect(() => {
    const abort = new AbortController();
    async function prefill() {
      const sender = await findSender(abort.signal);
      if (!sender || abort.signal.aborted) return;
      if (getValues('name') === '') setValue('name', sender.name);
      if (getValues('email') === '') setValue('email', sender.email);
    }
    void prefill();
    return () => abort.abort();
  }, [getValues, setValue]);
  return null;
}

/** Errors that are not about the input start with 'Er is iets misgegaan.'. */
function tellFailure(error: unknown): never {
  if (!(error instanceof ApiError) || error.status === 422 || error.status === 429) throw error;
  const reason = error.status === 0 ? ` ${error.message}` : '';
  throw new ApiError(error.status, `${texts.failed}${reason}`);
}
