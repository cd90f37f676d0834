'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { letterAppealTexts as texts } from '@/lib/texts/letter-appeals';

const EnterAppealForm = lazyPart(
  async () => (await import('@/components/decisions/enter-appeal-form')).EnterAppealForm,
);

/** Opens the form for an appeal that came by letter. */
export function EnterAppeal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-5">
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" size="sm">
            {texts.enter}
          </Button>
        }
        title={texts.enter}
        description={texts.intro}
      >
        <EnterAppealForm onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
