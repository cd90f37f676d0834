'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DecisionFacts } from '@/components/decisions/decision-facts';
import { EnterAppeal } from '@/components/decisions/enter-appeal';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { PagedList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import type { AppealAnswerInput, AppealedDto } from '@/lib/decisions/contract';
import { APPEAL_MAX, outcomes } from '@/lib/decisions/measures';
import { appealsQuery, decisionCalls, refreshAppeals } from '@/lib/decisions/queries';
import { formatMoment, formatMomentDay } from '@/lib/format/date';
import { decisionTexts } from '@/lib/texts/decisions';

const texts = decisionTexts.desk;

interface AppealsListProps {
  page: number;
  /** The address of a page; null for the first. */
  href: (page: number | null) => string;
}

/** Appeals that wait for an answer, for admins, who also enter those that came by letter. */
export function AppealsList({ page, href }: AppealsListProps) {
  const list = useQuery(appealsQuery(page));
  return (
    <>
      <EnterAppeal />
      <PagedList list={list} failed={texts.loadFailed} empty={<EmptyState text={texts.none} />} href={href}>
        {({ data }) => (
          <ul className="grid gap-4">
            {data.map((appealed) => (
              <li key={appealed.id}>
                <Appeal appealed={appealed} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Appeal({ appealed }: { appealed: AppealedDto }) {
  const { measure, subject, user, letter, decided_by: decidedBy, appeal, may_answer: mayAnswer } = appealed;
  return (
    <Card>
      <h2 className="text-lg font-semibold wrap-anywhere">
        {decisionTexts.about(decisionTexts.measures[measure], subject.name)}
      </h2>
      <p className="figures mb-3 text-ci-gray-600">
        {decidedBy
          ? texts.decidedBy(decidedBy.name, formatMoment(appealed.made_at))
          : decisionTexts.made(formatMoment(appealed.made_at))}
      </p>
      <DecisionFacts decision={appealed} />
      <p className="figures mt-4 font-semibold wrap-anywhere">
        {letter
          ? texts.letterOf(letter.name, letter.email, formatMomentDay(appeal?.made_at ?? appealed.made_at))
          : user && texts.appealOf(user.name)}
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{appeal?.reason}</p>
      <div className="mt-4">{mayAnswer ? <AnswerButton id={appealed.id} /> : <p>{texts.notYours}</p>}</div>
    </Card>
  );
}

function AnswerButton({ id }: { id: number }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  async function send(values: AppealAnswerInput) {
    await decisionCalls.answer(id, values).catch((error: unknown) => {
      throw toTellable(error, texts.failed);
    });
    setOpen(false);
    toast.success(texts.sent);
    await refreshAppeals(client);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.answer}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.answer}>
        <Form
          schema={async () => (await import('@/lib/decisions/contract')).appealAnswerInput}
          defaultValues={{ outcome: 'kept', answer: '' }}
          onSubmit={send}
          errorText={texts.failed}
          label={texts.answer}
          className="mt-5 space-y-5"
        >
          <SelectField
            name="outcome"
            label={texts.outcome}
            placeholder={null}
            options={outcomes.map((value) => ({ value, label: texts.outcomes[value] }))}
          />
          <TextAreaField name="answer" label={texts.words} help={texts.wordsHelp} counterMax={APPEAL_MAX} />
          <DialogFoot submit={texts.send} onCancel={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  );
}
