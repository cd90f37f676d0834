'use client';

import { useId } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Card } from '@/components/ui/card';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { guestDataCalls } from '@/lib/personal-data/calls';
import { personalDataTexts as texts } from '@/lib/texts/personal-data';

const schema = async () => (await import('@/lib/personal-data/contract')).exportGuestInput;

/** The file with all that is kept about an address. */
export function ExportGuest() {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id}>{texts.exportTitle}</h2>
        <p className="mt-2 text-ci-gray-700">{texts.exportText}</p>
        <Form
          schema={schema}
          defaultValues={{ email: '' }}
          onSubmit={async (values) => {
            const content = await guestDataCalls.export(values).catch((error: unknown) => {
              throw toTellable(error, texts.exportFailed);
            });
            const text = JSON.stringify(content, null, 2);
            saveFile(new Blob([text], { type: 'application/json' }), texts.fileName);
            toast.success(texts.exported);
          }}
          errorText={texts.exportFailed}
          label={texts.exportTitle}
          className="mt-5"
        >
          <TextField name="email" type="email" label={texts.email} autoComplete="off" />
          <SubmitButton>{texts.export}</SubmitButton>
        </Form>
      </section>
    </Card>
  );
}
