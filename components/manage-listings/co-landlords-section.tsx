'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useId } from 'react';
import { PagedList } from '@/components/layout/paged-list';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmailAddress } from '@/components/ui/email-address';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/desk-paths';
import { coLandlordTexts as texts } from '@/lib/texts/manage-listings';
import type { CoLandlord } from '@/lib/users/contract';
import { coLandlordListQuery } from '@/lib/users/queries';

interface CoLandlordsSectionProps {
  ownerId: number;
  page: number;
  pageHref: (page: number) => string;
}

/** Who manages calendars together with the landlord, and of which listings. */
export function CoLandlordsSection({ ownerId, page, pageHref }: CoLandlordsSectionProps) {
  const id = useId();
  const list = useQuery(coLandlordListQuery(ownerId, page));
  const isEmpty = list.data?.meta.total === 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {texts.title}
      </h2>
      <p className="mb-5 max-w-prose text-ci-gray-700">{isEmpty ? texts.empty : texts.intro}</p>
      <PagedList list={list} failed={texts.loadFailed} empty={null} href={(to) => pageHref(to ?? 1)}>
        {({ data }) => <CoLandlords coLandlords={data} />}
      </PagedList>
    </section>
  );
}

function CoLandlords({ coLandlords }: { coLandlords: readonly CoLandlord[] }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.name}</CardTableHead>
          <CardTableHead>{texts.email}</CardTableHead>
          <CardTableHead>{texts.listings}</CardTableHead>
        </>
      }
    >
      {coLandlords.map((coLandlord) => (
        <CoLandlordRow key={coLandlord.id} coLandlord={coLandlord} />
      ))}
    </CardTable>
  );
}

function CoLandlordRow({ coLandlord }: { coLandlord: CoLandlord }) {
  const { full_name, email, managed_listings: listings, managed_listings_count: count } = coLandlord;
  const more = count - listings.length;
  return (
    <CardTableRow>
      <CardTableCell label={texts.name}>
        <span className="font-semibold">{full_name}</span>
      </CardTableCell>
      <CardTableCell label={texts.email}>
        <a href={`mailto:${email}`} className="link">
          <EmailAddress address={email} />
        </a>
      </CardTableCell>
      <CardTableCell label={texts.listings}>
        <ul className="space-y-1">
          {listings.map((listing) => (
            <li key={listing.id}>
              <Link href={route('listing.edit', { slug: listing.slug })} className="link">
                {listingName(listing)}
              </Link>
            </li>
          ))}
          {more > 0 && <li className="text-ci-gray-600">{texts.more(more)}</li>}
        </ul>
      </CardTableCell>
    </CardTableRow>
  );
}
