'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { CopyField } from '@/components/calendar/copy-field';
import { PanelSection } from '@/components/calendar/panel-frame';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { calendarFileName } from '@/lib/calendar/file-name';
import { fetchCalendarFile } from '@/lib/calendar/queries';
import { calendarSyncTexts as texts } from '@/lib/texts/owner-calendar';

interface CalendarExportProps {
  listing: { id: number; approved_at: string | null };
  /** The absolute URL of the listing's own calendar. */
  url: string;
}

/** The listing's own calendar for use on other sites: as a link and as a file. */
export function CalendarExport({ listing, url }: CalendarExportProps) {
  const id = useId();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await fetchCalendarFile(listing.id), calendarFileName(listing.id, new Date())),
    onError: (error) => toast.error(error, texts.downloadFailed),
  });
  // The feed is read without signing in, so there is none until the listing is public.
  if (listing.approved_at === null) {
    return (
      <PanelSection id={`${id}-title`} title={texts.exportTitle}>
        <p className="text-ci-gray-700">{texts.exportHidden}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection id={`${id}-title`} title={texts.exportTitle} intro={texts.exportIntro}>
      <CopyField label={texts.exportAddress} text={url} />
      <Button variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden className="size-5" />
        <span>{texts.download}</span>
      </Button>
    </PanelSection>
  );
}
