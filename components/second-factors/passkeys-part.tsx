'use client';

import { useEffect, useState } from 'react';
import { AddPasskey } from '@/components/second-factors/add-passkey';
import { Part } from '@/components/second-factors/part';
import type { ChangeFactors } from '@/components/second-factors/second-factors';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { formatMoment } from '@/lib/format/date';
import type { PasskeyDto } from '@/lib/second-factors/contract';
import { secondFactorCalls } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const texts = secondFactorTexts.passkeys;

interface PasskeysPartProps {
  passkeys: readonly PasskeyDto[];
  change: ChangeFactors;
  act: ChangeFactors;
}

/** The user's passkeys by name. */
export function PasskeysPart({ passkeys, change, act }: PasskeysPartProps) {
  const [isSupported, setIsSupported] = useState(true);
  useEffect(() => setIsSupported('PublicKeyCredential' in window), []);
  return (
    <Part title={texts.title} text={texts.text}>
      {passkeys.length === 0 && <p className="mt-3 text-ci-gray-600">{texts.none}</p>}
      {passkeys.length > 0 && (
        <ul aria-label={texts.listLabel} className="mt-3 divide-y divide-ci-gray-200">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} act={act} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        {isSupported ? <AddPasskey change={change} act={act} /> : <p>{texts.unsupported}</p>}
      </div>
    </Part>
  );
}

function PasskeyRow({ passkey, act }: { passkey: PasskeyDto; act: ChangeFactors }) {
  const { id, name, created_at: created, last_used_at: used } = passkey;

  async function remove() {
    if (await act(() => secondFactorCalls.removePasskey(id))) toast.success(texts.removed);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words text-ci-gray-900">{name}</p>
        <p className="text-ci-gray-600">
          {[
            texts.created(formatMoment(created)),
            used === null ? texts.neverUsed : texts.lastUsed(formatMoment(used)),
          ].join(' · ')}
        </p>
      </div>
      <ConfirmDialog
        trigger={
          <Button variant="quiet" size="sm" className="text-ci-red-700" aria-label={texts.removeNamed(name)}>
            {texts.remove}
          </Button>
        }
        title={texts.removeTitle(name)}
        description={texts.removeText}
        confirmLabel={texts.remove}
        // This dialog closes first: the password may be asked for in another.
        onConfirm={() => void remove()}
      />
    </li>
  );
}
