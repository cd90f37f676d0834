import { customListingPriceListDto, customPricesInput } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { listCustomPrices } from '@/server/features/calendar/list-custom-prices';
import { saveCustomPrices } from '@/server/features/calendar/save-custom-prices';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'optional',
    summary: 'Nights of a listing with a price of their own',
    params: listingParams,
    response: customListingPriceListDto,
  },
  ({ params, actor }) => listCustomPrices(params.id, actor),
);

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Give nights a price of their own; null takes it away',
    params: listingParams,
    body: customPricesInput,
    response: customListingPriceListDto,
  },
  saveCustomPrices,
);
