'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { replyTemplateInput } from '@/lib/messages/contract';
import type { ReplyTemplateDto } from '@/lib/messages/contract';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { TemplateFacts } from '@/lib/messages/fill-template';
import { removeReplyTemplate, replyTemplatesQuery, saveReplyTemplate } from '@/lib/messages/queries';
import { messageTexts as texts } from '@/lib/texts/messages';

interface ReplyTemplatesProps {
  facts: TemplateFacts;
  insert: (text: string) => void;
}

/**
 * A dialog with the landlord's frequent replies: to insert one with its placeholders filled in, and to add, change and
 * remove them.
 */
export function ReplyTemplates({ facts, insert }: ReplyTemplatesProps) {
  const [open, setOpen] = useState(false);
  // The template being edited; an empty object is a new one, null means none.
  const [edited, setEdited] = useState<Partial<ReplyTemplateDto> | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setEdited(null);
      }}
      trigger={<Button variant="secondary">{texts.templates}</Button>}
      title={texts.templates}
      description={texts.templateHelp}
    >
      {edited ? (
        <TemplateForm template={edited} onDone={() => setEdited(null)} />
      ) : (
        <TemplateList
          onChoose={({ body }) => {
            insert(fillTemplate(body, facts));
            setOpen(false);
          }}
          onEdit={setEdited}
        />
      )}
    </Dialog>
  );
}

interface TemplateListProps {
  onChoose: (template: ReplyTemplateDto) => void;
  onEdit: (template: Partial<ReplyTemplateDto>) => void;
}

function TemplateList({ onChoose, onEdit }: TemplateListProps) {
  const client = useQueryClient();
  const { data = [], isSuccess } = useQuery(replyTemplatesQuery());

  async function remove(id: number) {
    try {
      await removeReplyTemplate(id);
      toast.success(texts.templateRemoved);
    } catch (error) {
      toast.error(toTellable(error, texts.templateFailed), texts.templateFailed);
    }
    await client.invalidateQueries({ queryKey: replyTemplatesQuery().queryKey });
  }

  return (
    <div className="mt-4 space-y-4">
      {isSuccess && data.length === 0 && <p className="text-ci-gray-700">{texts.templatesNone}</p>}
      <ul className="space-y-2">
        {data.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-2">
            <Button
              variant="secondary"
              className="min-w-0 grow justify-start text-left"
              onClick={() => onChoose(template)}
            >
              {template.name}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.templateEdit(template.name)}
              onClick={() => onEdit(template)}
            >
              {texts.change}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.templateRemove(template.name)}
              onClick={() => void remove(template.id)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => onEdit({})}>
        {texts.templateNew}
      </Button>
    </div>
  );
}

interface TemplateFormProps {
  template: Partial<ReplyTemplateDto>;
  onDone: () => void;
}

function TemplateForm({ template, onDone }: TemplateFormProps) {
  const client = useQueryClient();
  return (
    <Form
      schema={replyTemplateInput}
      defaultValues={{ name: template.name ?? '', body: template.body ?? '' }}
      onSubmit={async (values) => {
        await saveReplyTemplate(values, template.id ?? null);
        await client.invalidateQueries({ queryKey: replyTemplatesQuery().queryKey });
        toast.success(texts.templateSaved);
        onDone();
      }}
      errorText={texts.templateFailed}
      label={texts.templateNew}
      className="mt-4"
    >
      <TextField name="name" label={texts.templateName} />
      <TextAreaField name="body" label={texts.templateBody} rows={6} />
      <DialogFoot submit={texts.templateSave} cancel={texts.back} onCancel={onDone} />
    </Form>
  );
}
