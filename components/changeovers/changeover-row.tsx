'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { Changeover } from '@/lib/changeovers/contract';
import { saveCleaned } from '@/lib/changeovers/queries';
import { partyWords, sideWords } from '@/lib/changeovers/words';
import type { Day } from '@/lib/dates/day';
import { formatDay, formatMoment } from '@/lib/format/date';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';

/** A home on the day of a changeover, and the button that says that it is clean. */
export function ChangeoverRow({ changeover, today }: { changeover: Changeover; today: Day }) {
  const { day, listing, departure, arrival, cleaning_note: note } = changeover;
  const isTurn = departure !== null && arrival !== null;
  return (
    <Card padded={false} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 grow space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere text-ci-gray-900">{listing.name}</span>
          {isTurn && <Badge tone="sand">{texts.turn}</Badge>}
        </p>
        {departure && <p>{sideWords('departure', departure)}</p>}
        {arrival && <p>{`${sideWords('arrival', arrival)}, ${partyWords(arrival)}`}</p>}
        {note !== null && <p className="wrap-anywhere whitespace-pre-line text-ci-gray-700">{note}</p>}
      </div>
      {(departure === null || day <= today || changeover.cleaned !== null) && (
        <Clean changeover={changeover} />
      )}
    </Card>
  );
}

function Clean({ changeover: { day, listing, cleaned } }: { changeover: Changeover }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (isClean: boolean) => saveCleaned(client, { listing: listing.id, day }, isClean),
    onError: (error) => toast.error(error, texts.failed),
  });
  if (!cleaned) {
    return (
      <Button
        variant="secondary"
        aria-label={texts.cleanOf(listing.name, formatDay(day))}
        pending={save.isPending}
        onClick={() => save.mutate(true)}
      >
        {texts.clean}
      </Button>
    );
  }
  const moment = formatMoment(cleaned.at);
  return (
    <div className="max-w-xs">
      <p className="text-ci-gray-700">
        {cleaned.by === null ? texts.cleaned(moment) : texts.cleanedBy(cleaned.by, moment)}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4"
        aria-label={texts.takeBackOf(listing.name, formatDay(day))}
        pending={save.isPending}
        onClick={() => save.mutate(false)}
      >
        {texts.takeBack}
      </Button>
    </div>
  );
}
