'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { guestWords } from '@/components/short-stay-reports/guest-words';
import { StayedDialog } from '@/components/short-stay-reports/stayed-dialog';
import { partIds } from '@/components/today/part-ids';
import { TodaySection } from '@/components/today/today-section';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { refreshBookingRequests } from '@/lib/booking-requests/queries';
import { isDay } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { formatDays, formatShortDay } from '@/lib/format/date';
import { saveStayed } from '@/lib/short-stay-reports/queries';
import type { StayToConfirm } from '@/lib/short-stay-reports/stayed';
import { stayedTexts as texts } from '@/lib/texts/stayed';

/** Past stays for which the landlord has to say who came (docs/rules/short-stay-reports.md#who-stayed). */
export function ToConfirm({ stays }: { stays: readonly StayToConfirm[] }) {
  return (
    <TodaySection
      part={partIds.toConfirm}
      title={texts.today}
      more={
        <Link href={route('dashboard.stay-reports')} className="link">
          {texts.allReports}
        </Link>
      }
    >
      <p className="mb-4 max-w-prose text-ci-gray-700">{texts.todayIntro}</p>
      <ul
        aria-label={texts.today}
        className="divide-y divide-ci-gray-200 rounded-panel border border-ci-gray-200 bg-surface"
      >
        {stays.map((stay) => (
          <Stay key={stay.id} stay={stay} />
        ))}
      </ul>
    </TodaySection>
  );
}

const dayOr = (text: string) => (isDay(text) ? formatShortDay(text) : text);

function Stay({ stay }: { stay: StayToConfirm }) {
  const client = useQueryClient();
  const refresh = () => refreshBookingRequests(client);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveStayed(stay.id, { guests: stay.guests, arrived: true }),
    onSuccess: async () => {
      toast.success(texts.saved);
      await refresh();
    },
    onError: (error) => toast.error(toTellable(error, texts.failed), texts.failed),
  });
  const { start_date: start, end_date: end } = stay;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p>
          <Link
            href={route('dashboard.booking-request.show', { id: stay.id })}
            className="font-semibold wrap-anywhere text-ci-gray-900 hover:text-ci-blue-700"
          >
            {stay.name}
          </Link>
        </p>
        <p className="figures text-ci-gray-700">
          {`${stay.listing.name} · ${isDay(start) && isDay(end) ? formatDays(start, end) : ''}`}
        </p>
        <p className="figures font-semibold text-ci-gray-900">{guestWords(stay.guests)}</p>
        <p className="figures text-ci-gray-600">{texts.until(dayOr(stay.until))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={texts.yesOf(stay.name)} disabled={isPending} onClick={() => mutate()}>
          {texts.yes}
        </Button>
        <StayedDialog
          id={stay.id}
          guests={stay.guests}
          arrived
          onSaved={refresh}
          trigger={
            <Button variant="secondary" size="sm" aria-label={texts.changeOf(stay.name)}>
              {texts.change}
            </Button>
          }
        />
      </div>
    </li>
  );
}
