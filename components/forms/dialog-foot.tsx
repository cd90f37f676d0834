'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { uiTexts } from '@/lib/texts/ui';

interface DialogFootProps {
  /** The action as a verb, never 'OK'. */
  submit: string;
  /** For destructive actions. */
  danger?: boolean;
  cancel?: string;
  onCancel: () => void;
  /** Another action. */
  children?: Elements;
}

/** The end of a form in a dialog: the submit button and a cancel button. */
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
