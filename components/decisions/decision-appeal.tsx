'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-area-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { todayIn } from '@/lib/dates/day';
import type { AppealInput, DecisionDto } from '@/lib/decisions/contract';
import { APPEAL_MAX } from '@/lib/decisions/measures';
import { decisionCalls, refreshDecisions } from '@/lib/decisions/queries';
import { formatMoment } from '@/lib/format/date';
import { decisionTexts as texts } from '@/lib/texts/decisions';

/** What can be done about a decision: appeal, once; or what became of the appeal. */
export function DecisionAppeal({ decision }: { decision: DecisionDto }) {
  const { appeal, remedies } = decision;
  return (
    <div className="mt-4 space-y-3 border-t border-ci-gray-200 pt-4">
      {appeal && (
        <>
          <p className="figures font-semibold">{texts.appealed(formatMoment(appeal.made_at))}</p>
          <p className="whitespace-pre-line wrap-anywhere">{appeal.reason}</p>
          {appeal.outcome === null || appeal.answered_at === null ? (
            <p>{texts.waiting}</p>
          ) : (
            <>
              <p className="figures font-semibold">{texts.answered(formatMoment(appeal.answered_at))}</p>
              <p>{texts.outcomes[appeal.outcome]}</p>
              <p className="whitespace-pre-line wrap-anywhere">{appeal.answer}</p>
            </>
          )}
        </>
      )}
      <p className="max-w-prose text-ci-gray-700">{remedies}</p>
      {!appeal && todayIn() <= decision.appeal_until && <AppealButton id={decision.id} />}
    </div>
  );
}

function AppealButton({ id }: { id: number }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  async function send(values: AppealInput) {
    await decisionCalls.appeal(id, values).catch((error: unknown) => {
      throw toTellable(error, texts.appealFailed);
    });
    setOpen(false);
    toast.success(texts.appealSent);
    await refreshDecisions(client);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.appeal}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.appeal}>
        <Form
          schema={async () => (await import('@/lib/decisions/contract')).appealInput}
          defaultValues={{ reason: '' }}
          onSubmit={send}
          errorText={texts.appealFailed}
          label={texts.appeal}
          className="mt-5"
        >
          <TextAreaField name="reason" label={texts.appealReason} counterMax={APPEAL_MAX} />
          <DialogFoot submit={texts.appealSend} onCancel={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  );
}
