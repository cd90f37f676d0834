'use client';

import { useState } from 'react';
import type { ActionFormProps } from '@/components/reviews/action-form';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { OpeningTrigger } from '@/components/ui/opening-button';

const ActionForm = lazyPart(async () => (await import('@/components/reviews/action-form')).ActionForm);

interface ReviewActionProps extends Omit<ActionFormProps, 'onClose'> {
  /** The button that opens it. */
  trigger: OpeningTrigger;
  text: string;
}

/** An action that asks for some words: an answer, a report, a reason. */
export function ReviewAction({ trigger, text, ...form }: ReviewActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={form.title} description={text}>
      <ActionForm {...form} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
