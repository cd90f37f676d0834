'use client';

import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import type { ChangeFactors } from '@/components/second-factors/second-factors';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';
import { PASSKEY_NAME_MAX } from '@/lib/second-factors/limits';
import { secondFactorCalls } from '@/lib/second-factors/queries';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const texts = secondFactorTexts.passkeys;
const schema = async () =>
  (await import('@/lib/second-factors/contract')).addPasskeyInput.pick({ name: true });

/** Turns a browser's error about creating a passkey into a message for the user; the server's errors are passed on. */
function toReason(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const isKnown = error.name === 'InvalidStateError';
  return new ApiError(0, isKnown ? texts.known : texts.stopped);
}

async function makePasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await secondFactorCalls.passkeyOptions();
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw toReason(error);
  });
  await secondFactorCalls.addPasskey({ name, credential });
}

/** Asks for a name and has the browser create the passkey. */
export function AddPasskey({ change, act }: Record<'change' | 'act', ChangeFactors>) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  /** If needed, the password is asked for first, so that nothing comes between the name and the device's own dialog. */
  async function begin() {
    setPending(true);
    await act(async () => {
      await secondFactorCalls.passkeyOptions();
      setOpen(true);
    });
    setPending(false);
  }

  async function add({ name }: { name: string }) {
    if (!(await change(() => makePasskey(name)))) return;
    setOpen(false);
    toast.success(texts.added);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void begin()} pending={pending}>
        {texts.add}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.addTitle} description={texts.addText} size="sm">
        <Form
          schema={schema}
          defaultValues={{ name: '' }}
          onSubmit={add}
          errorText={texts.stopped}
          label={texts.addTitle}
          className="mt-5"
        >
          <TextField name="name" label={texts.name} help={texts.nameHelp} maxLength={PASSKEY_NAME_MAX} />
          <DialogFoot submit={texts.add} onCancel={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  );
}
