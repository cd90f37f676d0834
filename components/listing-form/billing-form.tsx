'use client';

import { useQueryClient } from '@tanstack/react-query';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { BillingFields } from '@/components/profile/billing-fields';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { currentUserOptions } from '@/lib/accounts/queries';
import { toTellable } from '@/lib/api/tellable';
import { profileValues } from '@/lib/profile/values';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { profileTexts } from '@/lib/texts/profile';
import { userCalls } from '@/lib/users/queries';

const schema = async () => (await import('@/lib/profile/contract')).updateUserInput;

interface BillingFormProps {
  user: UserDto;
  onComplete: () => void;
  onCancel: () => void;
}

/** The owner's billing details. */
export function BillingForm({ user, onComplete, onCancel }: BillingFormProps) {
  const client = useQueryClient();
  return (
    <Form
      schema={schema}
      defaultValues={profileValues(user)}
      onSubmit={async (values) => {
        const { data } = await userCalls.update(user.id, values).catch((error: unknown) => {
          throw toTellable(error, profileTexts.saveFailed);
        });
        client.setQueryData(currentUserOptions().queryKey, (known) => known && { ...known, ...data });
        if (!data.has_billing_details_complete) throw new Error(texts.billingStillMissing);
        toast.success(texts.billingSaved);
        onComplete();
      }}
      errorText={texts.billingStillMissing}
      label={texts.billingTitle}
      className="mt-5"
    >
      <BillingFields />
      <DialogFoot submit={texts.billingAction} cancel={texts.billingLater} onCancel={onCancel} />
    </Form>
  );
}
