import { LinkButton } from '@/components/ui/link-button';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import { carriedStay } from '@/lib/search/carried-stay';

interface NearestListProps {
  stays: readonly DayRange[];
  /** The page on which these days are asked for. */
  path: string;
  /** The query string whose party goes along. */
  query: string;
}

/** Stays that can be asked for, near one that cannot. */
export function NearestList({ stays, path, query }: NearestListProps) {
  return (
    <ul className="figures mt-1 flex flex-wrap gap-2">
      {stays.map(({ start, end }) => (
        <li key={start}>
          <LinkButton
            href={path + carriedStay(query, { start_date: start, end_date: end })}
            rel="nofollow"
            variant="secondary"
            size="sm"
          >
            {formatDays(start, end)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
