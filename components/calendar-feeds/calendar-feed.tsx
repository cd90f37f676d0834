'use client';

import { useQueryClient } from '@tanstack/react-query';
import { FeedBadge } from '@/components/calendar-feeds/feed-badge';
import { AddressField, FeedField } from '@/components/calendar/feed-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { FeedOutcomeDto, FeedDto } from '@/lib/calendar-feeds/contract';
import { changeFeed, refreshFeedList, removeFeed } from '@/lib/calendar-feeds/queries';
import { dayOfMoment, diffDays, todayIn } from '@/lib/dates/day';
import { formatMoment } from '@/lib/format/date';
import type { OwnListing } from '@/lib/listings/contract';
import { feedMendTexts, feedTexts as texts } from '@/lib/texts/calendar-feeds';
import { calendarSyncTexts } from '@/lib/texts/owner-calendar';

interface CalendarFeedProps {
  listing: OwnListing;
  feed: FeedDto;
}

/**
 * One linked calendar: its state, what was read from it, and what can be done with it (docs/rules/calendar-feeds.md).
 */
export function CalendarFeed({ listing, feed }: CalendarFeedProps) {
  const { id, source, name, url, failing_since, last_success_at, next_run_at, error, fault, outcome } = feed;
  const isFailing = failing_since !== null;
  const client = useQueryClient();
  return (
    <li>
      <Card className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={`kalender-${id}`} className="wrap-anywhere">
            {name}
          </h3>
          <FeedBadge feed={feed} />
        </div>
        <p className="figures text-ci-gray-700">
          {[
            last_success_at
              ? calendarSyncTexts.lastRead(formatMoment(last_success_at))
              : calendarSyncTexts.neverRead,
            isDue(next_run_at) ? texts.nextRead(formatMoment(next_run_at)) : texts.notReadAgain,
          ].join(' · ')}
        </p>
        {error && fault && (
          <Alert tone={isFailing ? 'error' : 'warning'} title={error}>
            {isFailing && (
              <p className="figures">{`${calendarSyncTexts.failingSince(formatMoment(failing_since))}.`}</p>
            )}
            <p>{feedMendTexts[fault]}</p>
          </Alert>
        )}
        {outcome && <Outcome outcome={outcome} />}
        {source !== 'other' && url !== null && (
          <FeedField
            key={url}
            listing={listing}
            source={source}
            url={url}
            onChanged={() => refreshFeedList(client, listing.slug)}
          />
        )}
        {source === 'other' && url !== null && (
          <AddressField
            key={url}
            listing={listing}
            site={name}
            url={url}
            onSave={async (next) => {
              await changeFeed(listing.slug, id, { name, url: next });
              await refreshFeedList(client, listing.slug);
            }}
            failed={texts.changeFailed}
          >
            <RemoveCalendar slug={listing.slug} feed={feed} />
          </AddressField>
        )}
        {source === 'other' && url === null && <RemoveCalendar slug={listing.slug} feed={feed} />}
      </Card>
    </li>
  );
}

/** Failing calendars are retried within a day at most; a later date means it will not be read again. */
const isDue = (at: string) => diffDays(todayIn(), dayOfMoment(new Date(at))) < 30;

const kinds = ['taken', 'own', 'cancelled', 'free', 'outside', 'unreadable'] as const;

/** What became of the events at the last complete reading. */
function Outcome({ outcome }: { outcome: FeedOutcomeDto }) {
  return (
    <div className="figures text-ci-gray-700">
      <p className="font-semibold text-ci-gray-900">
        {`${texts.outcomeTitle}, ${formatMoment(outcome.read_at)}`}
      </p>
      <ul>
        <li>{texts.outcome.events(outcome.events)}</li>
        {kinds.map((kind) =>
          outcome[kind] > 0 ? <li key={kind}>{texts.outcome[kind](outcome[kind])}</li> : null,
        )}
        {outcome.unknown_zones.length > 0 && (
          <li className="wrap-anywhere">{texts.outcome.unknownZones(outcome.unknown_zones.join(', '))}</li>
        )}
      </ul>
    </div>
  );
}

function RemoveCalendar({ slug, feed: { id, name } }: { slug: string; feed: FeedDto }) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" size="sm" className="-ml-4" aria-label={texts.removeNamed(name)}>
          {texts.remove}
        </Button>
      }
      title={calendarSyncTexts.removeTitle(name)}
      description={calendarSyncTexts.removeText}
      confirmLabel={texts.remove}
      onConfirm={async () => {
        await removeFeed(slug, id);
        await refreshFeedList(client, slug);
        toast.success(texts.removed);
      }}
      errorText={texts.removeFailed}
    />
  );
}
