'use client';

import { Keyboard } from 'lucide-react';
import { useId, useState } from 'react';
import { useRowKeys } from '@/components/requests/use-row-keys';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { savedChoice } from '@/components/ui/saved-choice';
import { Switch } from '@/components/ui/switch';
import { rowKeysName } from '@/lib/requests/row-keys';
import { rowKeyTexts as texts } from '@/lib/texts/requests';

/** Shortcuts are on unless turned off on this device. */
const useAreKeysOn = savedChoice<'on' | 'off'>(rowKeysName, (saved) => (saved === 'off' ? 'off' : 'on'));

/**
 * Enables a list's keyboard shortcuts and explains them in a dialog, for devices with a keyboard
 * (docs/rules/dashboard.md#lists-by-keyboard).
 */
export function RowKeys({ onHandle }: { onHandle?: (id: number) => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [keysAre, setKeys] = useAreKeysOn();
  useRowKeys({ isOn: keysAre === 'on', onHandle, onHelp: () => setOpen(true) });
  const keys = onHandle ? texts.keys : texts.keys.filter(({ key }) => key !== 'e');
  return (
    <>
      <IconButton
        label={texts.title}
        size="sm"
        className="hidden pointer-fine:inline-flex"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden className="size-5" />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.title} description={texts.text} size="sm">
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
          {keys.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-control border border-ci-gray-400 px-2 font-semibold text-ci-gray-900">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 flex min-h-11 items-center gap-3">
          <Switch
            id={id}
            checked={keysAre === 'on'}
            onChange={({ target }) => setKeys(target.checked ? 'on' : 'off')}
          />
          <label htmlFor={id}>{texts.use}</label>
        </p>
      </Dialog>
    </>
  );
}
