import { GET as listCoordinates } from '@/app/api/listings/coordinates/route';
import { GET as searchListings } from '@/app/api/listings/route';
import { GET as getPhoto } from '@/app/fotos/[id]/[file]/route';
import { GET as getNewsImage } from '@/app/fotos/nieuws/[id]/[file]/route';
import { GET as getLandlordPhoto } from '@/app/fotos/verhuurder/[id]/[file]/route';
import type { FrontCall } from '@/server/front/front-calls';

/**
 * GET calls that are requested so often that the front handles them itself: Next's router costs many times more than
 * the calls themselves. Other methods on these paths, and all other calls, go through the router.
 */
export const frontCalls: readonly FrontCall[] = [
  { path: /^\/api\/listings$/, handler: searchListings },
  { path: /^\/api\/listings\/coordinates$/, handler: listCoordinates },
  { path: /^\/fotos\/(?<id>[0-9a-f-]{36})\/(?<file>\d+\.[a-z]+)$/, handler: getPhoto },
  { path: /^\/fotos\/nieuws\/(?<id>\d+)\/(?<file>\d+\.[a-z]+)$/, handler: getNewsImage },
  { path: /^\/fotos\/verhuurder\/(?<id>[0-9a-f-]{36})\/(?<file>\d+\.[a-z]+)$/, handler: getLandlordPhoto },
];
