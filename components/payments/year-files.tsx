import { Download } from 'lucide-react';
import { LinkButton } from '@/components/ui/link-button';
import { todayIn } from '@/lib/dates/day';
import { yearFileUrl } from '@/lib/payments/queries';
import { paymentDeskTexts as texts } from '@/lib/texts/payment-desk';

const kinds = ['pdf', 'csv'] as const;

/** What was paid this year and in the two before, to print and for a spreadsheet. */
export function YearFiles() {
  const thisYear = Number(todayIn().slice(0, 4));
  return (
    <>
      <p className="mb-4 text-ci-gray-700">{texts.yearsHelp}</p>
      <ul className="space-y-3">
        {[thisYear, thisYear - 1, thisYear - 2].map((year) => (
          <li key={year} className="figures flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="w-12 font-semibold text-ci-gray-900">{year}</span>
            {kinds.map((kind) => (
              <LinkButton
                key={kind}
                href={yearFileUrl(year, kind)}
                download
                variant="secondary"
                size="sm"
                aria-label={texts.yearFile(year, kind.toUpperCase())}
              >
                <Download aria-hidden className="size-4" />
                <span>{kind.toUpperCase()}</span>
              </LinkButton>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
