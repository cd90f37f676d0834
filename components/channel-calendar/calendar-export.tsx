'use client';

import { useMutation } from '@tanstack/react-query';
import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { PanelSection } from '@/components/channel-calendar/panel-frame';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { calendarFileName } from '@/lib/calendar/file-name';
import { fetchCalendarFile } from '@/lib/calendar/queries';
import { calendarLinkTexts as texts } from '@/lib/texts/channel-calendar';

/** How long the copy button shows its tick. */
const COPIED_MS = 2000;

interface CalendarExportProps {
  listing: { id: number; approved_at: string | null };
  /** The whole address of our own calendar. */
  url: string;
}

/** Our own calendar for other sites: as a link and as a file. */
export function CalendarExport({ listing, url }: CalendarExportProps) {
  const id = useId();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await fetchCalendarFile(listing.id), calendarFileName(listing.id, new Date())),
    onError: (error) => toast.error(error, texts.downloadFailed),
  });
  // Programs read it without signing in: until the public may see the home there is none.
  if (listing.approved_at === null) {
    return (
      <PanelSection id={`${id}-title`} title={texts.exportTitle}>
        <p className="text-ci-gray-700">{texts.exportHidden}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection id={`${id}-title`} title={texts.exportTitle} intro={texts.exportIntro}>
      <div>
        <label htmlFor={id} className="block font-semibold text-ci-gray-900">
          {texts.exportLink}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id={id}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
            className="control min-w-0"
          />
          <CopyButton text={url} />
        </div>
      </div>
      <Button variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden className="size-5" />
        {texts.download}
      </Button>
    </PanelSection>
  );
}

/** Its sign briefly says that it was copied. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error(texts.copyFailed);
    }
  }

  return (
    <>
      <IconButton label={texts.copy} variant="secondary" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied ? texts.copied : ''}
      </span>
    </>
  );
}
