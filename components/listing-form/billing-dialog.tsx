'use client';

import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { currentUserOptions } from '@/lib/accounts/queries';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

const BillingForm = lazyPart(
  async () => (await import('@/components/listing-form/billing-form')).BillingForm,
);

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
