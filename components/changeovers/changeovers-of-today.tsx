'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { changeoversQuery } from '@/lib/changeovers/queries';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';

/**
 * How many changeovers there are today and how many homes are clean, with a link to them. Its height is reserved while
 * it loads, so that nothing jumps.
 */
export function ChangeoversOfToday({ userId, today }: { userId: number; today: Day }) {
  const { data } = useQuery(changeoversQuery(userId, { start: today, end: addDays(today, 1) }));
  return (
    <p className="mb-4 min-h-6">
      {data && (
        <Link href={route('dashboard.changeovers')} className="link figures">
          {texts.ofToday(data.length, data.filter(({ cleaned }) => cleaned).length)}
        </Link>
      )}
    </p>
  );
}
