'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequiredReason } from '@/components/forms/required-reason';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { formatMoment } from '@/lib/format/date';
import type { StopState } from '@/lib/short-stay-reports/contract';
import { refetchReports, reportCalls } from '@/lib/short-stay-reports/desk-queries';
import { shortStayReportTexts as texts } from '@/lib/texts/short-stay-reports';

/** Stops the reports with a reason, or resumes them. */
export function StopSwitch({ stop }: { stop: StopState }) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const lacksReason = reason.trim() === '';

  async function save(stopped: boolean, done: string) {
    await reportCalls.stop({ stopped, reason: stopped ? reason : null }).catch((error: unknown) => {
      throw toTellable(error, texts.stopFailed);
    });
    toast.success(done);
    await refetchReports(client);
  }

  if (stop.stopped)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ci-red-700">
          {texts.stoppedFor(stop.reason ?? '', stop.at ? formatMoment(stop.at) : '')}
        </p>
        <Button
          size="sm"
          onClick={() =>
            void save(false, texts.resumed).catch((error: unknown) =>
              toast.error(toTellable(error, texts.stopFailed), texts.stopFailed),
            )
          }
        >
          {texts.resume}
        </Button>
      </div>
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {texts.stop}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.stopTitle}
        description={texts.stopText}
        confirmLabel={texts.stop}
        errorText={lacksReason ? texts.reason : texts.stopFailed}
        onConfirm={async () => {
          if (lacksReason) throw new Error('no reason');
          await save(true, texts.stopDone);
        }}
      >
        <RequiredReason
          label={texts.reasonLabel}
          help={texts.reasonHelp}
          value={reason}
          onChange={setReason}
        />
      </ConfirmDialog>
    </>
  );
}
