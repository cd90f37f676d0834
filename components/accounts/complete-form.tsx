'use client';

import { partOf } from '@/lib/languages/texts';
import { AgeWarning } from '@/components/accounts/age-warning';
import { goForGood } from '@/components/accounts/go-for-good';
import { DateField } from '@/components/forms/date-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import type { RegisterIdentityInput } from '@/lib/identities/contract';
import { registerIdentity } from '@/lib/identities/queries';
import { accountTexts } from '@/lib/texts/accounts';
import { identityTexts } from '@/lib/texts/identities';

const schema = async () => (await import('@/lib/identities/contract')).registerIdentityInput;

const texts = partOf(identityTexts, 'register');
const fields = partOf(accountTexts, 'register');

interface CompleteFormProps {
  firstName: string;
  lastName: string;
  returnPath: string;
}

/** Asks for what a new account needs and the identity provider does not supply. */
export function CompleteForm({ firstName, lastName, returnPath }: CompleteFormProps) {
  async function submit(values: RegisterIdentityInput) {
    await registerIdentity(values);
    await goForGood(returnPath);
  }

  return (
    <Form
      schema={schema}
      defaultValues={{ first_name: firstName, last_name: lastName, date_of_birth: '' }}
      onSubmit={submit}
      errorText={texts.failed}
      label={texts.title}
    >
      <TextField name="first_name" label={fields.firstName} autoComplete="given-name" maxLength={100} />
      <TextField name="last_name" label={fields.lastName} autoComplete="family-name" maxLength={100} />
      <DateField name="date_of_birth" label={fields.dateOfBirth} autoComplete="bday" />
      <AgeWarning name="date_of_birth" />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
}
