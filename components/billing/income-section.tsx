'use client';

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useId } from 'react';
import { OneOfList } from '@/components/layout/paged-list';
import { buttonClass } from '@/components/ui/button-styles';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { LinkButton } from '@/components/ui/link-button';
import { incomeFileUrl } from '@/lib/billing/calls';
import type { IncomeMonthDto } from '@/lib/billing/contract';
import { incomeTotal } from '@/lib/billing/income';
import type { Income } from '@/lib/billing/income';
import { incomeQuery } from '@/lib/billing/queries';
import { isDay } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { adminBillingTexts as texts } from '@/lib/texts/billing';

interface IncomeSectionProps {
  year: number;
  /** The years that can be chosen. */
  years: readonly number[];
  href: (year: number) => string;
}

/** A year's income, month by month. */
export function IncomeSection({ year, years, href }: IncomeSectionProps) {
  const id = useId();
  const income = useQuery(incomeQuery(year));
  const isEmpty = income.data?.every(({ orders, refunded }) => orders === 0 && refunded === 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.incomeOf(year)}</h2>
      <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-4">
        <nav aria-label={texts.years}>
          <ul className="flex flex-wrap gap-2">
            {years.map((other) => (
              <li key={other}>
                <Link
                  href={href(other)}
                  aria-current={other === year ? 'page' : undefined}
                  className={buttonClass({ variant: other === year ? 'primary' : 'secondary', size: 'sm' })}
                >
                  {other}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {isEmpty === false && (
          <LinkButton
            href={incomeFileUrl(year)}
            download
            variant="secondary"
            size="sm"
            aria-label={texts.csvOf(year)}
          >
            <Download aria-hidden className="size-4" />
            <span>{texts.csv}</span>
          </LinkButton>
        )}
      </div>
      <OneOfList query={income} failed={texts.incomeFailed}>
        {(months) =>
          isEmpty ? (
            <p className="text-ci-gray-700">{texts.noIncome(year)}</p>
          ) : (
            <IncomeTable year={year} months={months} />
          )
        }
      </OneOfList>
    </section>
  );
}

function IncomeTable({ year, months }: { year: number; months: readonly IncomeMonthDto[] }) {
  return (
    <CardTable
      caption={texts.incomeOf(year)}
      head={
        <>
          <CardTableHead>{texts.month}</CardTableHead>
          <CardTableHead align="end">{texts.orders}</CardTableHead>
          <CardTableHead align="end">{texts.subtotal}</CardTableHead>
          <CardTableHead align="end">{texts.vat}</CardTableHead>
          <CardTableHead align="end">{texts.total}</CardTableHead>
          <CardTableHead align="end">{texts.refunded}</CardTableHead>
        </>
      }
    >
      {months.map(({ month, ...income }) => (
        <IncomeRow key={month} name={monthName(month)} income={income} />
      ))}
      <IncomeRow name={texts.wholeYear} income={incomeTotal(months)} isTotal />
    </CardTable>
  );
}

/** 'januari 2026' for '2026-01'. */
function monthName(month: string): string {
  const day = `${month}-01`;
  return isDay(day) ? formatMonth(day) : month;
}

interface IncomeRowProps {
  name: string;
  income: Income;
  isTotal?: boolean;
}

function IncomeRow({ name, income, isTotal }: IncomeRowProps) {
  const className = isTotal ? 'figures font-semibold' : 'figures';
  const amounts = [
    [texts.subtotal, income.subtotal],
    [texts.vat, income.vat],
    [texts.total, income.total],
    [texts.refunded, income.refunded],
  ] as const;
  return (
    <CardTableRow>
      <CardTableCell className="font-semibold">{name}</CardTableCell>
      <CardTableCell label={texts.orders} align="end" className={className}>
        {income.orders}
      </CardTableCell>
      {amounts.map(([label, amount]) => (
        <CardTableCell key={label} label={label} align="end" className={`${className} whitespace-nowrap`}>
          {formatEuro(amount)}
        </CardTableCell>
      ))}
    </CardTableRow>
  );
}
