'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useEffect } from 'react';
import { ContactRequestActions } from '@/components/contact-requests/contact-request-actions';
import { LandlordConversation } from '@/components/messages/landlord-conversation';
import { OneOfList } from '@/components/layout/paged-list';
import { GuestLanguage } from '@/components/requests/guest-language';
import {
  countryOf,
  EmailLink,
  PhoneLink,
  RequestFrame,
  RequestPart,
  RequestSections,
} from '@/components/requests/request-parts';
import { UnreachableGuest } from '@/components/requests/unreachable-guest';
import { Badge } from '@/components/ui/badge';
import type { Fact } from '@/components/ui/fact-list';
import type { ContactRequestDetail, ContactRequestDto } from '@/lib/contact-requests/contract';
import { contactRequestQuery, refreshContactRequestLists } from '@/lib/contact-requests/queries';
import { formatMoment } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { langOf } from '@/lib/languages/language';
import { threadTexts } from '@/lib/texts/messages';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';

interface May {
  /** Whether the viewer may write to the guest. */
  mayWrite: boolean;
  mayHandle: boolean;
}

/** One question with everything that can be done with it. */
export function ContactRequestScreen({ id, ...may }: { id: number } & May) {
  const client = useQueryClient();
  const request = useQuery(contactRequestQuery(id));

  // Opening a question marks it as read.
  useEffect(() => void refreshContactRequestLists(client), [client, id]);

  return (
    <OneOfList query={request} failed={texts.detailFailed}>
      {(data) => <Request request={data} {...may} />}
    </OneOfList>
  );
}

function Request({ request, mayWrite, mayHandle }: { request: ContactRequestDetail } & May) {
  return (
    <RequestFrame
      list={{ label: texts.requests, href: route('dashboard.contact-request.index') }}
      name={request.name}
      intro={request.handled_at !== null && <Badge tone="gray">{texts.handled}</Badge>}
      actions={mayHandle && <ContactRequestActions request={request} />}
    >
      {request.email_returns && <UnreachableGuest phone={request.phone} />}
      <RequestPart id="berichten" title={threadTexts.title}>
        <GuestLanguage locale={request.locale} />
        <LandlordConversation
          kind="contact-requests"
          id={request.id}
          code={request.code}
          mayWrite={mayWrite}
          hasGuest={request.email !== ''}
          facts={{
            guest: request.first_name,
            locale: request.locale,
            listing: request.listing.name,
            stay: null,
          }}
          refresh={refreshContactRequestLists}
        />
      </RequestPart>
      <RequestSections
        title={texts.questionTitle}
        facts={questionFacts(request)}
        guest={guestFacts(request)}
      />
    </RequestFrame>
  );
}

function questionFacts({
  code,
  listing,
  subject,
  locale,
  created_at: createdAt,
}: ContactRequestDto): readonly Fact[] {
  return [
    {
      label: texts.listing,
      value: (
        <Link href={route('listing.show', { slug: listing.slug })} className="link">
          {listing.name}
        </Link>
      ),
    },
    {
      label: texts.subject,
      value: langOf(locale) && subject ? <span lang={langOf(locale)}>{subject}</span> : subject,
    },
    { label: texts.received, value: formatMoment(createdAt) },
    { label: texts.number, value: code },
  ];
}

function guestFacts({ name, email, phone, country }: ContactRequestDto): readonly Fact[] {
  return [
    { label: texts.guest, value: name },
    { label: texts.email, value: email && <EmailLink email={email} /> },
    { label: texts.phone, value: phone && <PhoneLink phone={phone} /> },
    { label: texts.country, value: countryOf(country) },
  ];
}
