'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

interface BillingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Publishing needs the owner's billing details (docs/rules/listing-form.md#publishing), which are filled in on the
 * profile page.
 */
export function BillingDialog({ open, onOpenChange }: BillingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={texts.billingTitle}
      description={texts.billingText}
      footer={
        <>
          <LinkButton as={Link} href={route('dashboard.profile')}>
            {texts.billingAction}
          </LinkButton>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {texts.billingLater}
          </Button>
        </>
      }
    />
  );
}
