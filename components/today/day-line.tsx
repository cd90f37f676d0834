import { Link } from '@/components/ui/link';
import type { Day } from '@/lib/dates/day';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { todayTexts as texts } from '@/lib/texts/today';
import type { Today } from '@/lib/today/contract';
import { partIds } from '@/components/today/part-ids';

/** The part of the page with the payments due: overdue ones first, then those due today, else arrivals. */
function moneyPart({ payments_overdue: overdue, payments_due: due }: Today, today: Day): string {
  if (overdue.length > 0) return partIds.overdue;
  return due.some(({ due_date: day }) => day === today) ? partIds.due : partIds.arriving;
}

/**
 * 'Vandaag: 1 aankomst, 0 vertrekken, € 300,- open, 1 vraag': each number links to its part of the page, or if it is 0
 * to the page of its list.
 */
export function DayLine({ day, today }: { day: Today; today: Day }) {
  const { arriving, departing, open_cents: open, questions } = day.line;
  const parts = [
    {
      label: texts.line.arriving(arriving),
      part: arriving > 0 && partIds.arriving,
      page: route('dashboard.planning'),
    },
    {
      label: texts.line.departing(departing),
      part: departing > 0 && partIds.departing,
      page: route('dashboard.planning'),
    },
    {
      label: texts.line.open(formatEuro(open)),
      part: open > 0 && moneyPart(day, today),
      page: route('dashboard.booking.index'),
    },
    {
      label: texts.line.questions(questions),
      part: questions > 0 && (day.to_answer.length > 0 ? partIds.toAnswer : partIds.attention),
      page: route('dashboard.booking-request.index'),
    },
  ];
  return (
    <p className="figures text-lg text-ci-gray-800">
      <span>{`${texts.today}: `}</span>
      {parts.map(({ label, part, page }, index) => (
        <span key={page + label}>
          {index > 0 && <span>, </span>}
          {part ? <PartLink part={part}>{label}</PartLink> : <PageLink href={page}>{label}</PageLink>}
        </span>
      ))}
    </p>
  );
}

interface LinkProps {
  children: string;
}

const look = 'link whitespace-nowrap';

const PartLink = ({ part, children }: LinkProps & { part: string }) => (
  <a href={`#${part}`} className={look}>
    {children}
  </a>
);

const PageLink = ({ href, children }: LinkProps & { href: string }) => (
  <Link href={href} className={look}>
    {children}
  </Link>
);
