import { PlainField } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { PlainForm } from '@/components/forms/plain-form';
import { contactTexts as texts } from '@/lib/texts/contact';

interface PlainContactFormProps {
  memory: PlainMemory;
  fields: { token: string; trap: string };
  token: string;
}

/** The contact form for browsers without JavaScript. */
export function PlainContactForm({ memory, fields, token }: PlainContactFormProps) {
  return (
    <PlainForm action="/api/contact/form" submit={texts.submit} {...{ memory, fields, token }}>
      <PlainField memory={memory} name="name" label={texts.name} autoComplete="name" />
      <PlainField memory={memory} name="email" label={texts.email} type="email" autoComplete="email" />
      <PlainField
        memory={memory}
        name="logiesdecreet"
        label={texts.licence}
        help={texts.licenceHelp}
        autoComplete="off"
        optional
      />
      <PlainField memory={memory} name="message" label={texts.message} rows={6} />
      <p className="text-ci-gray-600">{texts.privacy}</p>
    </PlainForm>
  );
}
