import { customListingPriceListDto } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { listCustomPrices } from '@/server/calendar/list-custom-prices';
import { route } from '@/server/http/route';

export const GET = route(
  {
    auth: 'optional',
    summary: 'Nights of a listing with a price of their own',
    params: listingParams,
    response: customListingPriceListDto,
  },
  ({ params, actor }) => listCustomPrices(params.id, actor),
);
