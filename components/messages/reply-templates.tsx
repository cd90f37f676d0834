'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ReplyTemplateDto } from '@/lib/messages/contract';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { TemplateFacts } from '@/lib/messages/fill-template';
import { messageTexts as texts } from '@/lib/texts/messages';

const TemplateList = lazyPart(async () => (await import('@/components/messages/template-list')).TemplateList);
const TemplateForm = lazyPart(async () => (await import('@/components/messages/template-form')).TemplateForm);

interface ReplyTemplatesProps {
  /** Where a chosen text goes, filled in; without it, choosing one changes it. */
  into?: { facts: TemplateFacts; insert: (text: string) => void };
}

/**
 * A dialog with the landlord's frequent replies: to insert one with its placeholders filled in, and to add, change and
 * remove them.
 */
export function ReplyTemplates({ into }: ReplyTemplatesProps) {
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
          onChoose={(template) => {
            if (!into) return setEdited(template);
            into.insert(fillTemplate(template, into.facts));
            setOpen(false);
          }}
          onEdit={setEdited}
        />
      )}
    </Dialog>
  );
}
