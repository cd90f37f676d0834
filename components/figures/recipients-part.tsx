import { FactList } from '@/components/ui/fact-list';
import { parseDay } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { capitalised } from '@/lib/format/words';
import type { Recipients } from '@/lib/recipients/contract';
import { operatorFiguresTexts } from '@/lib/texts/operator-figures';

const texts = operatorFiguresTexts.recipients;
const titleId = 'gebruikers-per-maand';

function monthName(month: string): string {
  const day = parseDay(`${month}-01`);
  return day === null ? month : capitalised(formatMonth(day));
}

/** The number of monthly users, which the operator publishes twice a year. */
export function RecipientsPart({ recipients: { average, months } }: { recipients: Recipients }) {
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-2 text-xl">
        {texts.title}
      </h2>
      <p className="mb-4 max-w-prose text-ci-gray-700">{texts.intro}</p>
      <FactList
        empty="0"
        facts={[
          { label: texts.average, value: formatNumber(average) },
          ...months.map(({ month, recipients }) => ({
            label: monthName(month),
            value: formatNumber(recipients),
          })),
        ]}
      />
    </section>
  );
}
