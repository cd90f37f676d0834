'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { ListHeading } from '@/components/layout/list-heading';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Link } from '@/components/ui/link';
import { route } from '@/lib/desk-paths';
import { formatMoment } from '@/lib/format/date';
import { doubtfulLicencesQuery } from '@/lib/licence-states/queries';
import { licenceStateTexts as texts } from '@/lib/texts/licence-states';

/** Homes with something wrong with their licence number, for admins. */
export function LicencesScreen({ page }: { page: number }) {
  const list = useQuery(doubtfulLicencesQuery(page));
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={texts.empty}
        all={null}
        count={texts.count}
        href={(number) => route('dashboard.admin.licences', {}, { page: number > 1 ? number : null })}
      >
        {(licences) => (
          <CardTable
            caption={texts.title}
            head={
              <>
                <CardTableHead>{texts.home}</CardTableHead>
                <CardTableHead>{texts.number}</CardTableHead>
                <CardTableHead>{texts.state}</CardTableHead>
                <CardTableHead>{texts.checked}</CardTableHead>
              </>
            }
          >
            {licences.map(({ listing, number, state, checked_at: checkedAt }) => (
              <CardTableRow key={listing.id}>
                <CardTableCell label={texts.home}>
                  <Link href={route('dashboard.admin.listing.show', { id: listing.id })} className="link">
                    {listing.name}
                  </Link>
                </CardTableCell>
                <CardTableCell label={texts.number} className="figures">
                  {number}
                </CardTableCell>
                <CardTableCell label={texts.state}>{texts.states[state]}</CardTableCell>
                <CardTableCell label={texts.checked} className="figures">
                  {formatMoment(checkedAt)}
                </CardTableCell>
              </CardTableRow>
            ))}
          </CardTable>
        )}
      </CountedList>
    </>
  );
}
