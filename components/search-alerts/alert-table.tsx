'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmailAddress } from '@/components/ui/email-address';
import { RowMenu } from '@/components/ui/row-menu';
import { toast } from '@/components/ui/toast';
import { formatMoment, formatShortDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import type { SearchAlertDto } from '@/lib/search-alerts/contract';
import { endAlert, refreshAlerts } from '@/lib/search-alerts/queries';
import type { SearchAlertState } from '@/lib/search-alerts/state';
import { searchAlertListTexts as texts } from '@/lib/texts/search-alert-list';

const tones: Readonly<Record<SearchAlertState, BadgeTone>> = {
  watching: 'blue',
  unconfirmed: 'sand',
  ended: 'gray',
};

/** A table of alerts, each with a button to end it. */
export function AlertTable({ alerts }: { alerts: readonly SearchAlertDto[] }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.email}</CardTableHead>
          <CardTableHead>{texts.asked}</CardTableHead>
          <CardTableHead>{texts.state}</CardTableHead>
          <CardTableHead className="whitespace-nowrap">{texts.mailed}</CardTableHead>
          <CardTableHead align="end">
            <span className="sr-only">{texts.actions}</span>
          </CardTableHead>
        </>
      }
    >
      {alerts.map((alert) => (
        <CardTableRow key={alert.id}>
          <CardTableCell className="font-semibold">
            <EmailAddress address={alert.email} />
          </CardTableCell>
          <CardTableCell label={texts.asked}>
            {alert.listing && (
              <Link
                href={route('listing.show', { slug: alert.listing.slug })}

                className="link"
              >
                {alert.listing.name}
              </Link>
            )}
            <p className="max-w-80 text-ci-gray-700">
              {alert.words.length > 0 ? alert.words.join(' · ') : texts.everything}
            </p>
          </CardTableCell>
          <CardTableCell label={texts.state} className="figures">
            <Badge tone={tones[alert.state]}>{texts.states[alert.state]}</Badge>
            {alert.state !== 'ended' && (
              <p className="mt-1 whitespace-nowrap text-ci-gray-600">
                {texts.until(formatShortDay(alert.ends_on))}
              </p>
            )}
          </CardTableCell>
          <CardTableCell label={texts.mailed} className="figures">
            {alert.last_mailed_at ? formatMoment(alert.last_mailed_at) : texts.never}
          </CardTableCell>
          <CardTableCell align="end">{alert.state !== 'ended' && <EndAlert alert={alert} />}</CardTableCell>
        </CardTableRow>
      ))}
    </CardTable>
  );
}

function EndAlert({ alert: { id, email } }: { alert: SearchAlertDto }) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const end = { label: texts.end, onSelect: () => setAsked(true), isDestructive: true };
  return (
    <>
      <RowMenu of={email} acts={[end]} />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.endTitle(email)}
        description={texts.endText}
        confirmLabel={texts.end}
        errorText={texts.endFailed}
        onConfirm={async () => {
          await endAlert(id);
          toast.success(texts.ended);
          await refreshAlerts(client);
        }}
      />
    </>
  );
}
