'use client';

import { useEffect, useId, useState } from 'react';
import { ToggleField } from '@/components/forms/toggle-field';
import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/switch';
import { turnPushOff, turnPushOn } from '@/lib/push/calls';
import { findDeviceState, findSubscription, subscribe } from '@/components/push/device';
import type { DeviceState } from '@/components/push/device';
import type { PushSetUp } from '@/lib/push/set-up';
import { pushTexts as texts } from '@/lib/texts/push';

interface DeviceSwitchProps extends PushSetUp {
  /** What the notifications are about. */
  help: string;
  /** For the guest of a stay: the token of their own page. */
  stayToken?: string;
}

const cannot = (): Readonly<Partial<Record<DeviceState, string>>> => ({
  unsupported: texts.unsupported,
  install: texts.install,
  blocked: texts.blocked,
});

async function turnOn(publicKey: string, stayToken: string | undefined): Promise<DeviceState> {
  const subscription = await subscribe(publicKey);
  if (!subscription) return Notification.permission === 'denied' ? 'blocked' : 'off';
  await turnPushOn(subscription.toJSON(), stayToken);
  return 'on';
}

/** The browser stays subscribed: it may be on for another stay. Nothing is sent any more. */
async function turnOff(stayToken: string | undefined): Promise<DeviceState> {
  const subscription = await findSubscription();
  if (subscription) await turnPushOff({ endpoint: subscription.endpoint, stay_token: stayToken });
  return 'off';
}

/** Turns notifications on this device on and off; nothing without script. */
export function DeviceSwitch({ publicKey, devices, help, stayToken }: DeviceSwitchProps) {
  const id = useId();
  const [state, setState] = useState<DeviceState>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    let isHere = true;
    findDeviceState(devices).then(
      (found) => isHere && setState(found),
      () => isHere && setState('unsupported'),
    );
    return () => {
      isHere = false;
    };
  }, [devices]);

  async function press(isOn: boolean) {
    setIsBusy(true);
    setError(undefined);
    try {
      setState(await (isOn ? turnOn(publicKey, stayToken) : turnOff(stayToken)));
    } catch {
      setError(isOn ? texts.failed : texts.offFailed);
    }
    setIsBusy(false);
  }

  if (state === undefined) return null;
  const reason = cannot()[state];
  return (
    <Card className="print:hidden">
      {reason ? (
        <>
          <p className="text-xl font-semibold text-ci-gray-900">{texts.title}</p>
          <p className="mt-2 max-w-prose text-ci-gray-700">{reason}</p>
        </>
      ) : (
        <ToggleField
          {...{ id, help, error }}
          label={<span className="text-xl font-semibold">{texts.title}</span>}
          side="before"
          control={(attributes) => (
            <Switch
              {...attributes}
              checked={state === 'on'}
              disabled={isBusy}
              onChange={({ target }) => void press(target.checked)}
            />
          )}
        />
      )}
    </Card>
  );
}
