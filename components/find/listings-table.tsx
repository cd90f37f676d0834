import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import type { FoundListing } from '@/lib/find/contract';
import type { ListingState } from '@/lib/find/kinds';
import { formatMomentDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { ratingText } from '@/lib/reviews/rating-text';
import {
  findListingsTexts as texts,
  findListTexts as shared,
  findTexts,
  listingStateTexts,
} from '@/lib/texts/find';

const tones: Partial<Record<ListingState, BadgeTone>> = {
  online: 'blue',
  waiting: 'sand',
  denied: 'red',
  suspended: 'red',
};

/** A table of homes, each with links to its page, its form, its requests and its owner. */
export function ListingsTable({ listings }: { listings: readonly FoundListing[] }) {
  return (
    <CardTable
      caption={texts.title}
      head={
        <>
          <CardTableHead>{texts.home}</CardTableHead>
          <CardTableHead>{shared.state}</CardTableHead>
          <CardTableHead>{texts.ownerName}</CardTableHead>
          <CardTableHead className="@3xl:max-w-24 @3xl:hyphens-auto @3xl:wrap-anywhere">
            {texts.licence}
          </CardTableHead>
          <CardTableHead align="end">{texts.rating}</CardTableHead>
          <CardTableHead>{texts.lastRead}</CardTableHead>
          <CardTableHead>{texts.changed}</CardTableHead>
        </>
      }
    >
      {listings.map((listing) => (
        <ListingRow key={listing.id} listing={listing} />
      ))}
    </CardTable>
  );
}

function ListingRow({ listing }: { listing: FoundListing }) {
  const { id, slug, state, owner, licence } = listing;
  const name = listing.name ?? findTexts.nameless;
  return (
    <CardTableRow>
      <CardTableCell className="@3xl:min-w-44">
        <Link href={route('dashboard.admin.listing.show', { id })} className="link font-semibold">
          {name}
        </Link>
        <span className="figures block text-sm text-ci-gray-700">
          {[findTexts.listingNumber(id), listing.city].filter(Boolean).join(' · ')}
        </span>
        <span className="mt-1 flex flex-wrap gap-x-3 text-sm">
          <Link href={route('listing.edit', { slug })} className="link" aria-label={`${texts.edit}: ${name}`}>
            {texts.edit}
          </Link>
          <Link
            href={route('dashboard.admin.booking-request.index', {}, { listing_id: id })}
            className="link"
            aria-label={`${texts.requests}: ${name}`}
          >
            {texts.requests}
          </Link>
        </span>
      </CardTableCell>
      <CardTableCell label={shared.state}>
        <Badge tone={tones[state] ?? 'gray'}>{listingStateTexts[state]}</Badge>
      </CardTableCell>
      <CardTableCell label={texts.ownerName}>
        <Link href={route('dashboard.admin.user.show', { id: owner.id })} className="link">
          {owner.full_name}
        </Link>
      </CardTableCell>
      <CardTableCell label={texts.licence} className="figures">
        <Words>{licence.number}</Words>
        <span> </span>
        {!licence.checked && <Badge tone="sand">{texts.licences.missing}</Badge>}
      </CardTableCell>
      <CardTableCell label={texts.rating} align="end" className="figures whitespace-nowrap">
        {ratingText(listing) ?? texts.noRating}
      </CardTableCell>
      <CardTableCell label={texts.lastRead} className="figures">
        <LastRead calendar={listing.calendar} />
      </CardTableCell>
      <CardTableCell label={texts.changed} className="figures whitespace-nowrap">
        {formatMomentDay(listing.updated_at)}
      </CardTableCell>
    </CardTableRow>
  );
}

function LastRead({ calendar: { feeds, failing, last_read_at: at } }: Pick<FoundListing, 'calendar'>) {
  if (feeds === 0) return <Words>{texts.noFeeds}</Words>;
  return (
    <>
      <Words>{at === null ? texts.neverRead : formatMomentDay(at)}</Words>
      <span> </span>
      {failing && <Badge tone="red">{texts.failing}</Badge>}
    </>
  );
}
