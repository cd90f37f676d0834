'use client';

import { Link } from '@/components/ui/link';
import { CalendarExport } from '@/components/calendar/calendar-export';
import { CalendarFeeds } from '@/components/calendar/calendar-feeds';
import { ManagerSettings } from '@/components/calendar/manager-settings';
import { NightForm } from '@/components/calendar/night-form';
import { PanelFrame, settingsPanelId } from '@/components/calendar/panel-frame';
import type { NightFacts } from '@/lib/calendar/night-rules';
import type { DayRange } from '@/lib/dates/range';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

interface SettingsPanelProps {
  listing: OwnListing | ManagedListing;
  /** The absolute URL of the listing's own calendar. */
  exportUrl: string;
  /** The selected nights. */
  range: DayRange | null;
  facts: NightFacts;
  onClear: () => void;
  takesFocus: boolean;
  onClose: () => void;
}

/**
 * What can be changed: the selected nights, links with other sites, and, for the landlord and admins, the calendar
 * managers.
 */
export function SettingsPanel({ listing, exportUrl, range, facts, onClear, ...frame }: SettingsPanelProps) {
  const isOwn = 'air_bnb_url' in listing;
  return (
    <PanelFrame id={settingsPanelId} title={texts.settings} {...frame}>
      <NightForm slug={listing.slug} range={range} facts={facts} onClear={onClear} />
      <p>
        <Link href={route('listing.prices', { slug: listing.slug })} className="link">
          {texts.prices}
        </Link>
      </p>
      {(isOwn || listing.calendar_feeds.length > 0) && <CalendarFeeds listing={listing} />}
      <CalendarExport listing={listing} url={exportUrl} />
      {isOwn && <ManagerSettings listing={listing} />}
    </PanelFrame>
  );
}
