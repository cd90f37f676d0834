'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { ReplyTemplateDto } from '@/lib/messages/contract';
import { removeReplyTemplate, replyTemplatesQuery } from '@/lib/messages/queries';
import { refreshReplyTemplates } from '@/lib/messages/scheduled-queries';
import { messageTexts as texts } from '@/lib/texts/messages';

interface TemplateListProps {
  onChoose: (template: ReplyTemplateDto) => void;
  onEdit: (template: Partial<ReplyTemplateDto>) => void;
}

/** The landlord's reply templates, each to be chosen, changed and removed. */
export function TemplateList({ onChoose, onEdit }: TemplateListProps) {
  const client = useQueryClient();
  const { data = [], isSuccess } = useQuery(replyTemplatesQuery());

  async function remove(id: number) {
    try {
      await removeReplyTemplate(id);
      toast.success(texts.templateRemoved);
    } catch (error) {
      toast.error(toTellable(error, texts.templateFailed), texts.templateFailed);
    }
    await refreshReplyTemplates(client);
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
