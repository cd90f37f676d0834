'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ArrivalInfoForm } from '@/components/hosting/arrival-info-form';
import { HostConversation } from '@/components/hosting/host-conversation';
import { OneOfList } from '@/components/layout/paged-list';
import { PhoneLink, RequestFrame, RequestPart } from '@/components/requests/request-parts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FactList } from '@/components/ui/fact-list';
import { lazyPart } from '@/components/ui/lazy-part';
import { partyText } from '@/lib/booking-requests/party';
import { formatHour, formatShortDay } from '@/lib/format/date';
import type { HostedStay } from '@/lib/hosting/contract';
import { hostedStayQuery } from '@/lib/hosting/queries';
import { route } from '@/lib/desk-paths';
import { hostingTexts as texts } from '@/lib/texts/hosting';
import { manualBookingTexts } from '@/lib/texts/manual-bookings';
import { threadTexts } from '@/lib/texts/messages';
import { requestDeskTexts } from '@/lib/texts/requests';

const ManualBookingForm = lazyPart(
  async () => (await import('@/components/manual-bookings/manual-booking-form')).ManualBookingForm,
);

/** A stay as the host who receives its guest sees it: without money (docs/rules/hosts.md). */
export function HostedStayScreen({ id }: { id: number }) {
  return (
    <OneOfList query={useQuery(hostedStayQuery(id))} failed={texts.loadFailed}>
      {(stay) => <Stay stay={stay} />}
    </OneOfList>
  );
}

const withHour = (day: string, hour: string | null) =>
  [day, hour && formatHour(hour)].filter(Boolean).join(', ');

function Stay({ stay }: { stay: HostedStay }) {
  return (
    <RequestFrame
      list={{ label: texts.title, href: route('dashboard.today') }}
      name={stay.name || texts.anonymous}
      intro={<span className="figures">{stay.code}</span>}
      actions={stay.manual && <ChangeBooking stay={stay} />}
    >
      <RequestPart title={texts.stay}>
        <FactList
          empty={requestDeskTexts.unknown}
          facts={[
            { label: texts.listing, value: stay.listing.name },
            { label: texts.arrival, value: withHour(formatShortDay(stay.start_date), stay.check_in) },
            { label: texts.departure, value: withHour(formatShortDay(stay.end_date), stay.check_out) },
            { label: texts.party, value: partyText(stay) },
            { label: texts.phone, value: stay.phone_number && <PhoneLink phone={stay.phone_number} /> },
          ]}
        />
      </RequestPart>
      <RequestPart title={threadTexts.title}>
        <HostConversation stay={stay} />
      </RequestPart>
      <RequestPart title={texts.arrivalInfo}>
        <ArrivalInfoForm slug={stay.listing.slug} />
      </RequestPart>
    </RequestFrame>
  );
}

function ChangeBooking({ stay }: { stay: HostedStay }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">{manualBookingTexts.edit}</Button>}
      title={manualBookingTexts.editTitle(stay.name)}
    >
      <Suspense>
        <ManualBookingForm
          slug={stay.listing.slug}
          booking={stay}
          asHost
          onDone={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      </Suspense>
    </Dialog>
  );
}
