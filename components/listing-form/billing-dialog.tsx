'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { BillingFields } from '@/components/profile/billing-fields';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import type { UserDto } from '@/lib/accounts/contract';
import { currentUserOptions } from '@/lib/accounts/queries';
import { toTellable } from '@/lib/api/tellable';
import { updateUserInput } from '@/lib/profile/contract';
import { profileValues } from '@/lib/profile/values';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { profileTexts } from '@/lib/texts/profile';
import { userCalls } from '@/lib/users/queries';

interface BillingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The e-mail address of the landlord whose details are asked for. */
  ownerEmail: string;
  onComplete: () => void;
}

/**
 * Publishing requires the landlord's billing details (docs/rules/listing-form.md#publishing). They are filled in here
 * without leaving the form, because another page could not keep its new photos. Nobody can fill in somebody else's
 * details.
 */
export function BillingDialog({ open, onOpenChange, ownerEmail, onComplete }: BillingDialogProps) {
  const { data: user } = useQuery(currentUserOptions());
  const isOwner = user?.email === ownerEmail;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.billingTitle}
      description={isOwner ? texts.billingText : texts.billingOfOwner}
    >
      {isOwner && <BillingForm user={user} onComplete={onComplete} onCancel={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface BillingFormProps {
  user: UserDto;
  onComplete: () => void;
  onCancel: () => void;
}

function BillingForm({ user, onComplete, onCancel }: BillingFormProps) {
  const client = useQueryClient();
  return (
    <Form
      schema={updateUserInput}
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
