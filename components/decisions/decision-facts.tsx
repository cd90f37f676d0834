import { FactList } from '@/components/ui/fact-list';
import type { DecisionDto } from '@/lib/decisions/contract';
import { decisionTexts as texts } from '@/lib/texts/decisions';

/** The statement of reasons: ground, article, how it was made, and the facts. */
export function DecisionFacts({ decision }: { decision: DecisionDto }) {
  const { reference, ground, article, facts, after_notice: afterNotice } = decision;
  return (
    <FactList
      empty=""
      facts={[
        { label: texts.reference, value: reference },
        { label: texts.ground, value: texts.grounds[ground] },
        { label: texts.article, value: article },
        { label: texts.how, value: afterNotice ? texts.afterNotice : texts.byPeople },
        { label: texts.facts, value: <span className="whitespace-pre-line">{facts}</span> },
      ]}
    />
  );
}
