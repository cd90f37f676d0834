import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { authorize } from '@/server/http/errors';
import { refuseTooManyListings } from '@/server/features/listings/count-new-listing';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayCreateListing, mayEditListing } from '@/server/features/listings/policy';
import { countPhoto } from '@/server/features/photos/photo-quota';
import { photoLimits } from '@/server/features/photos/receive-photos';

/**
 * Uploads of the listing form: only accepted from those who may save it. The use-cases check the rights again, since
 * they may end while files are uploading.
 */

export const newListingUploads = {
  limits: photoLimits,
  count: countPhoto,
  async admit({ actor }: { actor: Actor }): Promise<void> {
    authorize(mayCreateListing(actor));
    await refuseTooManyListings(actor);
  },
};

export const listingUploads = {
  limits: photoLimits,
  count: countPhoto,
  admit: ({ actor, params }: { actor: Actor; params: { id: string } }) =>
    getListingFor(params.id, actor, mayEditListing),
};
