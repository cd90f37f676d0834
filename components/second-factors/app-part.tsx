'use client';

import { useState } from 'react';
import { Part } from '@/components/second-factors/part';
import type { ChangeFactors } from '@/components/second-factors/second-factors';
import { SetUpApp } from '@/components/second-factors/set-up-app';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { TotpSecretDto } from '@/lib/second-factors/contract';
import { secondFactorCalls } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const texts = secondFactorTexts.app;

interface AppPartProps {
  isOn: boolean;
  change: ChangeFactors;
  act: ChangeFactors;
  onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: setting it up, replacing and removing it. */
export function AppPart({ isOn, change, act, onCodes }: AppPartProps) {
  const [started, setStarted] = useState<TotpSecretDto | null>(null);
  const [pending, setPending] = useState(false);

  async function start() {
    setPending(true);
    await act(async () => setStarted(await secondFactorCalls.startTotp()));
    setPending(false);
  }

  async function remove() {
    if (await act(secondFactorCalls.removeTotp)) toast.success(texts.removed);
  }

  async function confirm(code: string) {
    await change(async () => {
      onCodes(await secondFactorCalls.confirmTotp(code));
      setStarted(null);
    });
  }

  return (
    <Part
      title={texts.title}
      text={texts.text}
      state={<Badge tone={isOn ? 'blue' : 'gray'}>{isOn ? texts.on : texts.off}</Badge>}
    >
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void start()} pending={pending}>
          {isOn ? texts.replace : texts.setUp}
        </Button>
        {isOn && (
          <ConfirmDialog
            trigger={
              <Button variant="quiet" className="text-ci-red-700">
                {texts.remove}
              </Button>
            }
            title={texts.removeTitle}
            description={texts.removeText}
            confirmLabel={texts.remove}
            // This dialog closes first: the password may be asked for in another.
            onConfirm={() => void remove()}
          />
        )}
      </div>
      <SetUpApp started={started} onConfirm={confirm} onClose={() => setStarted(null)} />
    </Part>
  );
}
