'use client';

import { Part } from '@/components/second-factors/part';
import type { ChangeFactors } from '@/components/second-factors/second-factors';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { secondFactorCalls } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const texts = secondFactorTexts.recovery;

interface RecoveryPartProps {
  act: ChangeFactors;
  onCodes: (codes: readonly string[]) => void;
}

/** Creates new recovery codes, for a user who lost them or used them up. */
export function RecoveryPart({ act, onCodes }: RecoveryPartProps) {
  async function renew() {
    await act(async () => onCodes(await secondFactorCalls.renewRecoveryCodes()));
  }

  return (
    <Part title={texts.title} text={texts.text}>
      <div className="mt-4">
        <ConfirmDialog
          trigger={<Button variant="secondary">{texts.renew}</Button>}
          title={texts.renewTitle}
          description={texts.renewText}
          confirmLabel={texts.renew}
          destructive={false}
          // This dialog closes first: the password may be asked for in another.
          onConfirm={() => void renew()}
        />
      </div>
    </Part>
  );
}
