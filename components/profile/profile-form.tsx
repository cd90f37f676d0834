'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CheckboxListField } from '@/components/forms/checkbox-list-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { SwitchField } from '@/components/forms/switch-field';
import { TextField } from '@/components/forms/text-field';
import { BillingFields } from '@/components/profile/billing-fields';
import { SignInFields } from '@/components/profile/sign-in-fields';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { roles } from '@/lib/accounts/roles';
import { toTellable } from '@/lib/api/tellable';
import { landlordLanguages } from '@/lib/landlord-facts/landlord';
import type { UpdateUserInput } from '@/lib/profile/contract';
import { profileValues } from '@/lib/profile/values';
import { languageTexts } from '@/lib/texts/languages';
import { profileTexts as texts } from '@/lib/texts/profile';
import { userCalls, userQuery } from '@/lib/users/queries';

const languageOptions = () => landlordLanguages.map((value) => ({ value, label: languageTexts[value] }));

const schema = async () => (await import('@/lib/profile/contract')).updateUserInput;

/** All account details in one form, in sections. */
export function ProfileForm({ user }: { user: UserDto }) {
  const client = useQueryClient();

  async function save(values: UpdateUserInput) {
    const { data, message } = await userCalls.update(user.id, values).catch((error: unknown) => {
      throw toTellable(error, texts.saveFailed);
    });
    client.setQueryData(userQuery(user.id).queryKey, data);
    toast.success(message);
    // Passwords must not stay in the form.
    return profileValues(data);
  }

  return (
    <Form
      schema={schema}
      defaultValues={profileValues(user)}
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
      {user.user_role_id !== roles.coLandlord && (
        <Part title={texts.guestTitle}>
          <CheckboxListField
            name="languages"
            label={texts.languages}
            help={texts.languagesHelp}
            options={languageOptions()}
          />
        </Part>
      )}
      <Part title={texts.accountTitle}>
        <SignInFields email={user.email} />
      </Part>
      <Part title={texts.mailTitle}>
        <SwitchField name="receive_emails" label={texts.receiveEmails} />
      </Part>
      <Part title={texts.billingTitle}>
        {/* Users without listings have nothing to publish, so they need no billing details. */}
        {user.is_owner && !user.has_billing_details_complete ? (
          <Alert tone="warning">{texts.billingMissing}</Alert>
        ) : (
          <p className="text-ci-gray-700">{texts.billingHelp}</p>
        )}
        <BillingFields />
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
