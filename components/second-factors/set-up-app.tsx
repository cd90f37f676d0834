'use client';

import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { TotpSecretDto } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const SetUpForm = lazyPart(async () => (await import('@/components/second-factors/set-up-form')).SetUpForm);

interface SetUpAppProps {
  /** Null when no set-up is in progress. */
  started: TotpSecretDto | null;
  onConfirm: (code: string) => Promise<void>;
  onClose: () => void;
}

/** The dialog in which an app is set up. */
export function SetUpApp({ started, onConfirm, onClose }: SetUpAppProps) {
  return (
    <Dialog
      open={started !== null}
      onOpenChange={(open) => !open && onClose()}
      title={secondFactorTexts.app.dialogTitle}
      size="sm"
    >
      {started && <SetUpForm started={started} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  );
}
