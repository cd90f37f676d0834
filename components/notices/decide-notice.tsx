'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { FACTS_MAX, grounds } from '@/lib/decisions/measures';
import type { NoticeDecisionInput, NoticeDto } from '@/lib/notices/contract';
import { measureFor } from '@/lib/notices/kinds';
import { decideNotice, refreshNotices } from '@/lib/notices/queries';
import { noticeDeskTexts as texts } from '@/lib/texts/notice-desk';

/** Decides on a notice: the measure that fits its subject or none, with ground, article and facts. */
export function DecideNotice({ notice: { reference, subject } }: { notice: NoticeDto }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  async function send(values: NoticeDecisionInput) {
    await decideNotice(reference, values).catch((error: unknown) => {
      throw toTellable(error, texts.decideFailed);
    });
    setOpen(false);
    toast.success(texts.decided);
    await refreshNotices(client);
  }

  const measures = ['none', measureFor[subject]] as const;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.decide}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.decideTitle(reference)}
        description={texts.decideText}
      >
        <Form
          schema={async () => (await import('@/lib/notices/contract')).noticeDecisionInput}
          defaultValues={{ measure: 'none', ground: 'terms', article: '', facts: '' }}
          onSubmit={send}
          errorText={texts.decideFailed}
          label={texts.decideTitle(reference)}
          className="mt-5 space-y-5"
        >
          <SelectField
            name="measure"
            label={texts.measure}
            placeholder={null}
            options={measures.map((value) => ({ value, label: texts.measures[value] }))}
          />
          <SelectField
            name="ground"
            label={texts.ground}
            placeholder={null}
            options={grounds.map((value) => ({ value, label: texts.grounds[value] }))}
          />
          <TextField name="article" label={texts.article} help={texts.articleHelp} autoComplete="off" />
          <TextAreaField
            name="facts"
            label={texts.facts}
            help={texts.factsHelp}
            rows={4}
            counterMax={FACTS_MAX}
          />
          <DialogFoot submit={texts.submit} onCancel={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  );
}
