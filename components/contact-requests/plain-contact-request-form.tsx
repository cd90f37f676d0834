import { PlainField, PlainSelect } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { PlainForm } from '@/components/forms/plain-form';
import { monthCountText } from '@/lib/format/count';
import { contactRequestFormTexts as texts } from '@/lib/texts/contact-requests';
import { guestCountryOptions } from '@/lib/texts/countries';

interface PlainContactRequestFormProps {
  slug: string;
  memory: PlainMemory;
  fields: { token: string; trap: string };
  token: string;
  /** How many months until senders' data are anonymised. */
  guestDataMonths: number;
}

/** The same form as plain HTML, for browsers without JavaScript. */
export function PlainContactRequestForm(props: PlainContactRequestFormProps) {
  const { slug, memory, fields, token, guestDataMonths } = props;
  return (
    <PlainForm
      action={`/api/listings/${slug}/contact-requests/form`}
      submit={texts.submit}
      {...{ memory, fields, token }}
    >
      <h2>{texts.questionTitle}</h2>
      <PlainField memory={memory} name="subject" label={texts.subject} autoComplete="off" />
      <PlainField memory={memory} name="message" label={texts.message} rows={6} />
      <h2 className="pt-5">{texts.guestTitle}</h2>
      <PlainField memory={memory} name="first_name" label={texts.firstName} autoComplete="given-name" />
      <PlainField memory={memory} name="last_name" label={texts.lastName} autoComplete="family-name" />
      <PlainField memory={memory} name="email" label={texts.email} type="email" autoComplete="email" />
      <PlainField memory={memory} name="phone" label={texts.phone} type="tel" autoComplete="tel" optional />
      <PlainSelect memory={memory} name="country" label={texts.country} options={guestCountryOptions()} />
      <p className="text-ci-gray-600">{texts.privacy(monthCountText(guestDataMonths))}</p>
    </PlainForm>
  );
}
