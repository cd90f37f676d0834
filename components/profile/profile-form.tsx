'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { SwitchField } from '@/components/forms/switch-field';
import { TextField } from '@/components/forms/text-field';
import { BillingFields } from '@/components/profile/billing-fields';
import { SignInFields } from '@/components/profile/sign-in-fields';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { toTellable } from '@/lib/api/tellable';
import { isBillingCountry } from '@/lib/profile/billing-countries';
import { updateUserInput } from '@/lib/profile/contract';
import type { UpdateUserInput } from '@/lib/profile/contract';
import { formatPhone } from '@/lib/format/phone';
import { profileTexts as texts } from '@/lib/texts/profile';
import { userCalls, userQuery } from '@/lib/users/queries';

interface ProfileFormProps {
  user: UserDto;
  onSaved: () => void;
}

function valuesOf(user: UserDto) {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    phone_number: user.phone_number ? formatPhone(user.phone_number) : '',
    email: user.email,
    password: '',
    current_password: '',
    receive_emails: user.receive_emails,
    vat_number: user.vat_number ?? '',
    billing_street_name: user.billing_street_name ?? '',
    billing_house_number: user.billing_house_number ?? '',
    billing_postal_code: user.billing_postal_code ?? '',
    billing_city: user.billing_city ?? '',
    billing_country: isBillingCountry(user.billing_country) ? user.billing_country : '',
  };
}

/** The whole account in one form, in parts. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const client = useQueryClient();

  async function save(values: UpdateUserInput) {
    const { data, message } = await userCalls.update(user.id, values).catch((error: unknown) => {
      throw toTellable(error, texts.saveFailed);
    });
    client.setQueryData(userQuery(user.id).queryKey, data);
    toast.success(message);
    onSaved();
  }

  return (
    <Form
      schema={updateUserInput}
      defaultValues={valuesOf(user)}
      onSubmit={save}
      errorText={texts.saveFailed}
      label={texts.title}
      className="max-w-none space-y-6"
    >
      <Part title={texts.personTitle}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="first_name" label={texts.firstName} autoComplete="given-name" />
          <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
        </div>
        <TextField
          name="phone_number"
          label={texts.phone}
          help={texts.phoneHelp}
          type="tel"
          autoComplete="tel"
          optional
        />
        <p className="text-ci-gray-700">
          {texts.listings}: <strong className="figures text-ci-gray-900">{user.listings_count}</strong>
        </p>
      </Part>
      <Part title={texts.accountTitle}>
        <SignInFields email={user.email} />
      </Part>
      <Part title={texts.mailTitle}>
        <SwitchField name="receive_emails" label={texts.receiveEmails} />
      </Part>
      <Part title={texts.billingTitle}>
        {/* Who has no listings has nothing to publish. */}
        <BillingFields isMissing={user.is_owner && !user.has_billing_details_complete} />
      </Part>
      <SubmitButton size="lg">{texts.save}</SubmitButton>
    </Form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset>
        <legend className="mb-4 text-xl font-semibold text-ci-gray-900">{title}</legend>
        <div className="max-w-form space-y-5">{children}</div>
      </fieldset>
    </Card>
  );
}
