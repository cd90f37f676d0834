import 'server-only';

import type { StayTerms } from '@/lib/stays/terms';
import { getBookableListing } from '@/server/features/stays/find-bookable-listing';

/**
 * GET /api/listings/{id}/stay-terms: the same terms that the request form uses.
 * @throws DomainError listing_not_found
 */
export async function readStayTerms({ params }: { params: { id: string } }): Promise<{ data: StayTerms }> {
  const { terms } = await getBookableListing(params.id);
  return { data: terms };
}
