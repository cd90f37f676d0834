'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { ReplyTemplateDto } from '@/lib/messages/contract';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { TemplateFacts } from '@/lib/messages/fill-template';
import { removeReplyTemplate, replyTemplatesQuery } from '@/lib/messages/queries';
import { messageTexts as texts } from '@/lib/texts/messages';

const TemplateForm = lazyPart(async () => (await import('@/components/messages/template-form')).TemplateForm);

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
