'use client';

import { useQueryClient } from '@tanstack/react-query';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { SendFields } from '@/components/messages/send-fields';
import { toast } from '@/components/ui/toast';
import type { ReplyTemplateDto } from '@/lib/messages/contract';
import { saveReplyTemplate } from '@/lib/messages/queries';
import { refreshReplyTemplates } from '@/lib/messages/scheduled-queries';
import { messageTexts as texts } from '@/lib/texts/messages';

const schema = async () => (await import('@/lib/messages/contract')).replyTemplateForm;

interface TemplateFormProps {
  template: Partial<ReplyTemplateDto>;
  onDone: () => void;
}

/** Writes a text, or changes one. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const client = useQueryClient();
  return (
    <Form
      schema={schema}
      defaultValues={{
        name: template.name ?? '',
        body: template.body ?? '',
        send: template.send ?? { moment: '', days: 0, hour: 10 },
        listing_ids: template.listing_ids?.map(String) ?? [],
      }}
      onSubmit={async (values) => {
        await saveReplyTemplate(values, template.id ?? null);
        await refreshReplyTemplates(client);
        toast.success(texts.templateSaved);
        onDone();
      }}
      errorText={texts.templateFailed}
      label={texts.templateNew}
      className="mt-4"
    >
      <TextField name="name" label={texts.templateName} />
      <TextAreaField name="body" label={texts.templateBody} rows={6} />
      <SendFields />
      <DialogFoot submit={texts.templateSave} cancel={texts.back} onCancel={onDone} />
    </Form>
  );
}
