'use client';

import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FigureCharts } from '@/components/figures/figure-charts';
import { FiguresTable } from '@/components/figures/figures-table';
import { MissingTable } from '@/components/figures/missing-table';
import { ListHeading } from '@/components/layout/list-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/ui/words';
import type { Day } from '@/lib/dates/day';
import { steps } from '@/lib/figures/periods';
import { figuresFileUrl, figuresQueryOf } from '@/lib/figures/queries';
import { figuresHref, yearsShown } from '@/lib/figures/screen';
import type { ShownFigures } from '@/lib/figures/screen';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';

interface FiguresScreenProps {
  shown: ShownFigures;
  today: Day;
}

/** How the whole site grows, and what visitors search for in vain. */
export function FiguresScreen({ shown, today }: FiguresScreenProps) {
  const [asTable, setAsTable] = useState(false);
  const figures = useQuery(figuresQueryOf(shown, today));
  const missingId = useId();
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <FiguresBar shown={shown} today={today} asTable={asTable} onAsTable={setAsTable} />
      <OneOfList query={figures} failed={texts.failed}>
        {({ periods, missing }) => (
          <div
            className={cn('space-y-10', figures.isPlaceholderData && 'refreshing')}
            aria-busy={figures.isPlaceholderData}
          >
            {asTable ? (
              <FiguresTable periods={periods} by={shown.by} />
            ) : (
              <FigureCharts periods={periods} by={shown.by} />
            )}
            <section aria-labelledby={missingId}>
              <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                <h2 id={missingId} className="text-xl">
                  {texts.missing.title}
                </h2>
                <LinkButton
                  href={figuresFileUrl('missing', shown, today)}
                  download
                  variant="secondary"
                  size="sm"
                >
                  <Download aria-hidden className="size-4" />
                  <span>{texts.missing.csv}</span>
                </LinkButton>
              </div>
              <p className="mb-4 max-w-prose text-ci-gray-700">{texts.missing.intro}</p>
              <MissingTable rows={missing} />
            </section>
          </div>
        )}
      </OneOfList>
    </>
  );
}

interface FiguresBarProps extends FiguresScreenProps {
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
}

function FiguresBar({ shown, today, asTable, onAsTable }: FiguresBarProps) {
  const thisYear = Number(today.slice(0, 4));
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Choices
        label={texts.years}
        of={yearsShown(thisYear).map((year) => ({
          name: String(year),
          href: figuresHref({ ...shown, year }, thisYear),
          isCurrent: year === shown.year,
        }))}
      />
      <Choices
        label={texts.step.label}
        of={steps.map((by) => ({
          name: texts.step[by],
          href: figuresHref({ ...shown, by }, thisYear),
          isCurrent: by === shown.by,
        }))}
      />
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <Button variant="secondary" size="sm" onClick={() => onAsTable(!asTable)}>
          <Icon aria-hidden className="size-4" />
          <Words>{asTable ? texts.asCharts : texts.asTable}</Words>
        </Button>
        <LinkButton href={figuresFileUrl('figures', shown, today)} download variant="secondary" size="sm">
          <Download aria-hidden className="size-4" />
          <span>{texts.csv}</span>
        </LinkButton>
      </div>
    </div>
  );
}

interface Choice {
  name: string;
  href: string;
  isCurrent: boolean;
}

const Choices = ({ label, of }: { label: string; of: readonly Choice[] }) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-1">
      {of.map(({ name, href, isCurrent }) => (
        <li key={name}>
          <Link
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            scroll={false}
            className={buttonClass({
              variant: isCurrent ? 'primary' : 'quiet',
              size: 'sm',
              className: 'figures px-3',
            })}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
