import { useMemo } from 'react';
import type { SentStay } from '@/components/listings/asked-stay';
import { ListingPage } from '@/components/listings/listing-page';
import { StaticData } from '@/components/listings/static-parts';
import { ListingMap } from '@/components/map/listing-map';
import { AdminBlock } from '@/components/moderation/admin-block';
import type { ModeratedListing } from '@/components/moderation/admin-block';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingPageOf } from '@/lib/listings/sent-page';
import type { SentPage } from '@/lib/listings/sent-page';
import { listingName } from '@/lib/listings/title';
import { mapListingOf } from '@/lib/map/listing';
import { moderationState } from '@/lib/moderation/lifecycle';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface ListingScreenProps {
  sent: SentPage;
  /** hidden and withdrawn: only visible to its owner and admins. */
  visibility: 'online' | 'retired' | 'withdrawn' | 'hidden';
  /** The stay in the page's address. */
  asked: SentStay;
}

/**
 * A home's page with its structured data, its map and what admins can do. A client component (`ListingPart`), so that
 * the browser is sent data beside the HTML and not the same tree twice.
 */
export function ListingScreen({ sent, visibility, asked }: ListingScreenProps) {
  const listing = useMemo(() => listingPageOf(sent), [sent]);
  const mapListing = mapListingOf(listing);
  return (
    <>
      {visibility === 'online' && <StaticData listing={listing} />}
      <ListingPage
        listing={listing}
        asked={asked}
        map={mapListing && <ListingMap listing={mapListing} />}
        notice={visibility === 'hidden' && listing.disabled_at === null ? texts.waiting : undefined}
      >
        <AdminBlock listing={moderatedListing(listing)} />
      </ListingPage>
    </>
  );
}

function moderatedListing(listing: ListingPageModel): ModeratedListing {
  const { id, slug, approved_at: approved, disabled_at: disabled, pictures } = listing;
  return { id, slug, name: listingName(listing), state: moderationState({ approved, disabled }), pictures };
}
