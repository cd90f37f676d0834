'use client';

import { useQueryClient } from '@tanstack/react-query';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { OtherLanguages } from '@/components/forms/other-languages';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { SendFields } from '@/components/messages/send-fields';
import { toast } from '@/components/ui/toast';
import type { ReplyTemplateDto } from '@/lib/messages/contract';
import { saveReplyTemplate } from '@/lib/messages/queries';
import { refreshReplyTemplates } from '@/lib/messages/scheduled-queries';
import { messageTexts as texts } from '@/lib/texts/messages';
import { otherLanguageTexts } from '@/lib/texts/other-languages';

const schema = async () => (await import('@/lib/messages/contract')).replyTemplateForm;

const others = ['fr', 'de', 'en'] as const;

const withoutNulls = (translations: ReplyTemplateDto['translations'] | undefined) =>
  Object.fromEntries(others.flatMap((one) => (translations?.[one] ? [[one, translations[one]]] : [])));

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
        translations: { fr: '', de: '', en: '', ...withoutNulls(template.translations) },
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
      <OtherLanguages
        name="translations"
        className="rounded-control border border-ci-gray-200 px-4 open:pb-4"
      >
        <div className="space-y-5">
          <p className="text-ci-gray-700">{texts.templateLanguagesHelp}</p>
          {others.map((one) => (
            <TextAreaField
              key={one}
              name={`translations.${one}`}
              label={otherLanguageTexts.names[one]}
              lang={one}
              rows={4}
              optional
            />
          ))}
        </div>
      </OtherLanguages>
      <SendFields />
      <DialogFoot submit={texts.templateSave} cancel={texts.back} onCancel={onDone} />
    </Form>
  );
}
