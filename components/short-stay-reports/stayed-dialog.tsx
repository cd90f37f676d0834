'use client';

import { useState } from 'react';
import type { StayedFormProps } from '@/components/short-stay-reports/stayed-form';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { OpeningTrigger } from '@/components/ui/opening-button';
import { stayedTexts as texts } from '@/lib/texts/stayed';

const StayedForm = lazyPart(
  async () => (await import('@/components/short-stay-reports/stayed-form')).StayedForm,
);

interface StayedDialogProps extends Omit<StayedFormProps, 'onClose'> {
  trigger: OpeningTrigger;
}

/** Asks a landlord who stayed. */
export function StayedDialog({ trigger, ...form }: StayedDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={texts.title}
      description={texts.dialogText}
    >
      <StayedForm {...form} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
