'use client';

import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { QrCode } from '@/components/second-factors/qr-code';
import type { TotpSecretDto } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const schema = async () => (await import('@/lib/second-factors/contract')).totpCodeInput;

const texts = secondFactorTexts.app;

interface SetUpFormProps {
  started: TotpSecretDto;
  onConfirm: (code: string) => Promise<void>;
  onClose: () => void;
}

/** The secret as a picture, as a link and as text, and the first code. */
export function SetUpForm({ started, onConfirm, onClose }: SetUpFormProps) {
  return (
    <>
      <p className="text-ci-gray-700">{texts.scan}</p>
      <QrCode text={started.otpauth_url} label={texts.qrLabel} className="mx-auto my-4 size-52" />
      <p>
        {/* On the phone that shows this there is nothing to scan with. */}
        <a href={started.otpauth_url} className="link">
          {texts.openApp}
        </a>
      </p>
      <p className="mt-3 text-ci-gray-700">{texts.orType}</p>
      <p className="figures mt-1 font-semibold break-all select-all">{inFours(started.secret)}</p>
      <Form
        schema={schema}
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
  );
}

/** 'ABCD EFGH': nobody types 32 letters in a row. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
