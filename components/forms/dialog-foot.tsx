'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { uiTexts } from '@/lib/texts/ui';

interface DialogFootProps {
  /** The deed as a verb, never 'OK'. */
  submit: string;
  /** For what destroys something. */
  danger?: boolean;
  cancel?: string;
  onCancel: () => void;
  /** Another way on. */
  children?: Elements;
}

/** The end of a form in a dialog: the deed, and the way back. */
export function DialogFoot(props: DialogFootProps) {
  const { submit, danger = false, cancel = uiTexts.cancel, onCancel, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 pb-1">
      <SubmitButton variant={danger ? 'danger' : 'primary'}>{submit}</SubmitButton>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}
