'use client';

import { useState } from 'react';
import type { DeedFormProps } from '@/components/reviews/deed-form';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { OpeningTrigger } from '@/components/ui/opening-button';

const DeedForm = lazyPart(async () => (await import('@/components/reviews/deed-form')).DeedForm);

interface ReviewDeedProps extends Omit<DeedFormProps, 'onClose'> {
  /** The button that opens it. */
  trigger: OpeningTrigger;
  text: string;
}

/** A deed that asks for some words: an answer, a report, a reason. */
export function ReviewDeed({ trigger, text, ...form }: ReviewDeedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={form.title} description={text}>
      <DeedForm {...form} onClose={() => setOpen(false)} />
    </Dialog>
  );
}
