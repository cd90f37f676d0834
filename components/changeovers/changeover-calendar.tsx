'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyField } from '@/components/calendar/copy-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { changeoverAddressQuery, renewChangeoverAddress } from '@/lib/changeovers/queries';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';

/** The secret address of the user's own calendar of changeovers (docs/rules/changeovers.md#calendar). */
export function ChangeoverCalendar({ userId }: { userId: number }) {
  const client = useQueryClient();
  const { data: address } = useQuery(changeoverAddressQuery(userId));
  const make = useMutation({
    mutationFn: () => renewChangeoverAddress(client, userId),
    onSuccess: () => toast.success(texts.made),
    onError: (error) => toast.error(error, texts.failed),
  });
  if (!address) return null;
  return (
    <Card className="max-w-3xl space-y-4">
      <h2 className="text-xl">{texts.calendar}</h2>
      <p className="text-ci-gray-700">{texts.calendarIntro}</p>
      {address.url === null ? (
        <Button variant="secondary" pending={make.isPending} onClick={() => make.mutate()}>
          {texts.makeAddress}
        </Button>
      ) : (
        <>
          <CopyField label={texts.calendar} text={address.url} />
          <ConfirmDialog
            trigger={
              <Button variant="quiet" size="sm" className="-ml-4">
                {texts.renewAddress}
              </Button>
            }
            title={texts.renewAddress}
            description={texts.renewText}
            confirmLabel={texts.renewAddress}
            onConfirm={async () => {
              await renewChangeoverAddress(client, userId);
              toast.success(texts.made);
            }}
            errorText={texts.failed}
          />
        </>
      )}
    </Card>
  );
}
