'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyField } from '@/components/calendar/copy-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { calendarAddressQuery, renewCalendarAddress } from '@/lib/calendar/queries';
import { secretAddressTexts as texts } from '@/lib/texts/calendar-feeds';

/** The URL of the listing's own calendar in which stays are listed separately (docs/rules/calendar.md#our-own-feed). */
export function SecretAddress({ slug }: { slug: string }) {
  const client = useQueryClient();
  const { data: address } = useQuery(calendarAddressQuery(slug));
  const make = useMutation({
    mutationFn: () => renewCalendarAddress(client, slug),
    onSuccess: () => toast.success(texts.made),
    onError: (error) => toast.error(error, texts.failed),
  });
  if (!address) return null;
  return (
    <Card className="space-y-4">
      <h3>{texts.title}</h3>
      <p className="text-ci-gray-700">{texts.intro}</p>
      {address.url === null ? (
        <Button variant="secondary" pending={make.isPending} onClick={() => make.mutate()}>
          {texts.make}
        </Button>
      ) : (
        <>
          <CopyField label={texts.title} text={address.url} />
          <ConfirmDialog
            trigger={
              <Button variant="quiet" size="sm" className="-ml-4">
                {texts.renew}
              </Button>
            }
            title={texts.renewTitle}
            description={texts.renewText}
            confirmLabel={texts.renew}
            onConfirm={async () => {
              await renewCalendarAddress(client, slug);
              toast.success(texts.made);
            }}
            errorText={texts.failed}
          />
        </>
      )}
    </Card>
  );
}
