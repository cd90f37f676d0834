'use client';

import { BotCheckField } from '@/components/forms/bot-check-field';
import { Form } from '@/components/forms/form';
import { KeepValues } from '@/components/forms/keep-values';
import { forgetValues } from '@/lib/forms/saved-form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { useBotCheck } from '@/components/forms/use-bot-check';
import { sendContactRequest } from '@/lib/contact-requests/calls';
import { monthCountText } from '@/lib/format/count';
import { language } from '@/lib/languages/language';
import { MESSAGE_MAX } from '@/lib/message';
import { repeatedArrival } from '@/lib/pages/repeated-arrival';
import { replacePage } from '@/lib/pages/replace-page';
import { route } from '@/lib/paths';
import { contactRequestFormTexts as texts } from '@/lib/texts/contact-requests';
import { guestCountryOptions } from '@/lib/texts/countries';

const schema = async () => (await import('@/lib/contact-requests/contract')).contactRequestInput;

const empty = {
  first_name: '',
  last_name: '',
  email: '',
  country: 'be',
  phone: '',
  subject: '',
  message: '',
} as const;

interface ContactRequestFormProps {
  slug: string;
  /** How many months until senders' data are anonymised. */
  guestDataMonths: number;
}

/** The form that sends a landlord a question. Typed values survive a reload and an error. */
export function ContactRequestForm({ slug, guestDataMonths }: ContactRequestFormProps) {
  const botCheck = useBotCheck('contact_request');
  const storageKey = `contact-request:${slug}`;
  return (
    <Form
      schema={schema}
      defaultValues={empty}
      onSubmit={async (values) => {
        const { repeated } = await botCheck.send((token) =>
          sendContactRequest(slug, { ...values, locale: language(), g_recaptcha_response: token }),
        );
        forgetValues(storageKey);
        // Replaces the form in the history: Back leads to the listing, not to a form that was already sent.
        await replacePage(
          route('listing.contact-request.thank-you', { slug }, repeated ? repeatedArrival : {}),
        );
      }}
      errorText={texts.failed}
      label={texts.title}
    >
      <KeepValues storageKey={storageKey} />
      <h2>{texts.questionTitle}</h2>
      <TextField name="subject" label={texts.subject} autoComplete="off" />
      <TextAreaField name="message" label={texts.message} counterMax={MESSAGE_MAX} />
      <h2 className="pt-5">{texts.guestTitle}</h2>
      <div className="grid gap-5 sm:@md:grid-cols-2">
        <TextField name="first_name" label={texts.firstName} autoComplete="given-name" />
        <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
      </div>
      <TextField name="email" label={texts.email} type="email" autoComplete="email" />
      <TextField name="phone" label={texts.phone} type="tel" autoComplete="tel" optional />
      <SelectField
        name="country"
        label={texts.country}
        options={guestCountryOptions()}
        placeholder={null}
        autoComplete="country"
      />
      <p className="text-ci-gray-600">{texts.privacy(monthCountText(guestDataMonths))}</p>
      <BotCheckField check={botCheck} />
      <SubmitButton size="lg">{texts.submit}</SubmitButton>
    </Form>
  );
}
