'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useId } from 'react';
import { ListFailure, ListSkeleton } from '@/components/layout/list-states';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmailAddress } from '@/components/ui/email-address';
import { Pagination } from '@/components/ui/pagination';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { coLandlordTexts as texts } from '@/lib/texts/manage-listings';
import type { CoLandlord, CoLandlordPage } from '@/lib/users/contract';
import { coLandlordListQuery } from '@/lib/users/queries';

interface CoLandlordsSectionProps {
  ownerId: number;
  page: number;
  pageHref: (page: number) => string;
}

/** Who manages calendars with the owner, and of which listings (spec D §2 'Admin'). */
export function CoLandlordsSection({ ownerId, page, pageHref }: CoLandlordsSectionProps) {
  const id = useId();
  const { data, isPending, isError, isFetching, refetch } = useQuery(coLandlordListQuery(ownerId, page));
  const isEmpty = data?.meta.total === 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {texts.title}
      </h2>
      <p className="mb-5 max-w-prose text-ci-gray-700">{isEmpty ? texts.empty : texts.intro}</p>
      {isPending && <ListSkeleton />}
      {isError && !data && (
        <ListFailure title={texts.loadFailed} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {data && !isEmpty && <CoLandlords list={data} pageHref={pageHref} />}
    </section>
  );
}

function CoLandlords({
  list,
  pageHref,
}: { list: CoLandlordPage } & Pick<CoLandlordsSectionProps, 'pageHref'>) {
  return (
    <>
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
        {list.data.map((coLandlord) => (
          <CoLandlordRow key={coLandlord.id} coLandlord={coLandlord} />
        ))}
      </CardTable>
      <Pagination
        as={Link}
        className="mt-8"
        page={list.meta.current_page}
        lastPage={list.meta.last_page}
        href={pageHref}
      />
    </>
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
