'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect } from 'react';
import { ContactRequestActions } from '@/components/contact-requests/contact-request-actions';
import { PageHeading } from '@/components/layout/page-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { countryOf, EmailLink, Message, PhoneLink, RequestPart } from '@/components/requests/request-parts';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { FactList } from '@/components/ui/fact-list';
import type { Fact } from '@/components/ui/fact-list';
import type { ContactRequestDto } from '@/lib/contact-requests/contract';
import { contactRequestQuery, refreshContactRequestLists } from '@/lib/contact-requests/queries';
import { formatMoment } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';

/** One question with everything that can be done with it (spec D §2). */
export function ContactRequestScreen({ id }: { id: number }) {
  const client = useQueryClient();
  const request = useQuery(contactRequestQuery(id));

  // Opening it made it read.
  useEffect(() => void refreshContactRequestLists(client), [client, id]);

  return (
    <OneOfList query={request} failed={texts.detailFailed}>
      {(data) => <Request request={data} />}
    </OneOfList>
  );
}

function Request({ request }: { request: ContactRequestDto }) {
  return (
    <>
      <Breadcrumb
        as={Link}
        className="mb-4"
        items={[
          { label: texts.requests, href: route('dashboard.contact-request.index') },
          { label: request.name },
        ]}
      />
      <PageHeading
        title={texts.detailTitle(request.name)}
        intro={request.handled_at !== null && <Badge tone="gray">{texts.handled}</Badge>}
        actions={<ContactRequestActions request={request} />}
      />
      <div className="space-y-6">
        <div className="grid gap-6 xl:grid-cols-2">
          <RequestPart title={texts.questionTitle}>
            <FactList facts={questionFacts(request)} empty={texts.unknown} />
          </RequestPart>
          <RequestPart title={texts.guestTitle}>
            <FactList facts={guestFacts(request)} empty={texts.unknown} />
          </RequestPart>
        </div>
        <RequestPart title={texts.messageTitle}>
          <Message text={request.message} />
        </RequestPart>
      </div>
    </>
  );
}

function questionFacts({ listing, subject, created_at: createdAt }: ContactRequestDto): readonly Fact[] {
  return [
    {
      label: texts.listing,
      value: (
        <Link href={route('listing.show', { slug: listing.slug })} prefetch={false} className="link">
          {listing.name}
        </Link>
      ),
    },
    { label: texts.subject, value: subject },
    { label: texts.received, value: formatMoment(createdAt) },
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
