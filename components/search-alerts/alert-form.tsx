'use client';

import { useState } from 'react';
import { BotCheckField } from '@/components/forms/bot-check-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { AlertSent } from '@/components/search-alerts/alert-sent';
import { language } from '@/lib/languages/language';
import { askSearchAlert } from '@/lib/search-alerts/calls';
import type { AlertAddress } from '@/lib/search-alerts/contract';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

const schema = async () => (await import('@/lib/search-alerts/contract')).alertAddress;

interface AlertFormProps {
  /** The search, as a query string. */
  query: string;
  /** The id of the listing it is about, if it is about a single one. */
  listingId: number | null;
}

/** Subscribes to mail about a search; afterwards explains where to find the confirmation mail. */
export function AlertForm({ query, listingId }: AlertFormProps) {
  const [isSent, setSent] = useState(false);
  const botCheck = useBotCheck('search_alert');
  if (isSent) return <AlertSent isNew />;

  async function send({ email }: AlertAddress) {
    await botCheck.send((token) =>
      askSearchAlert({
        email,
        query,
        listing_id: listingId,
        locale: language(),
        g_recaptcha_response: token,
      }),
    );
    setSent(true);
  }

  return (
    <Form
      schema={schema}
      defaultValues={{ email: '' }}
      onSubmit={send}
      errorText={texts.failed}
      label={texts.title}
    >
      <TextField name="email" label={texts.email} help={texts.emailHelp} type="email" autoComplete="email" />
      <p className="text-ci-gray-600">{texts.privacy}</p>
      <BotCheckField check={botCheck} />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
}
