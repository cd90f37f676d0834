'use client';

import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { QrCode } from '@/components/second-factors/qr-code';
import { Dialog } from '@/components/ui/dialog';
import type { TotpSecretDto } from '@/lib/second-factors/contract';
import { totpCodeInput } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const texts = secondFactorTexts.app;

interface SetUpAppProps {
  /** Null when no set-up is in progress. */
  started: TotpSecretDto | null;
  onConfirm: (code: string) => Promise<void>;
  onClose: () => void;
}

/** The secret as a QR code, as a link and as text, with a field for the first code. */
export function SetUpApp({ started, onConfirm, onClose }: SetUpAppProps) {
  return (
    <Dialog
      open={started !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.dialogTitle}
      size="sm"
    >
      {started && (
        <>
          <p className="text-ci-gray-700">{texts.scan}</p>
          <QrCode text={started.otpauth_url} label={texts.qrLabel} className="mx-auto my-4 size-52" />
          <p>
            {/* On the phone that shows this page there is nothing to scan with. */}
            <a href={started.otpauth_url} className="link">
              {texts.openApp}
            </a>
          </p>
          <p className="mt-3 text-ci-gray-700">{texts.orType}</p>
          <p className="figures mt-1 font-semibold break-all select-all">{inFours(started.secret)}</p>
          <Form
            schema={totpCodeInput}
            defaultValues={{ code: '' }}
            onSubmit={({ code }) => onConfirm(code)}
            errorText={secondFactorTexts.failed}
            label={texts.dialogTitle}
            className="mt-5"
          >
            <TextField
              name="code"
              label={texts.code}
              help={texts.codeHelp}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              inputClassName="figures max-w-52 tracking-wider"
            />
            <DialogFoot submit={texts.confirm} onCancel={onClose} />
          </Form>
        </>
      )}
    </Dialog>
  );
}

/** 'ABCD EFGH': 32 letters without spaces are hard to type. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
