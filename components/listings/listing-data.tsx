import { JsonLd } from '@/components/listings/json-ld';
import { breadcrumbList, vacationRental } from '@/lib/listings/json-ld';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { publicEnv } from '@/lib/public-env';

/** The listing's structured data. */
export function ListingData({ listing }: { listing: ListingPageModel }) {
  const { appUrl } = publicEnv();
  return (
    <>
      <JsonLd data={vacationRental(listing, appUrl)} />
      <JsonLd data={breadcrumbList(listing, appUrl)} />
    </>
  );
}
