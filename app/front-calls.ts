import { GET as listCoordinates } from '@/app/api/listings/coordinates/route';
import { GET as searchListings } from '@/app/api/listings/route';
import { GET as getPhoto } from '@/app/fotos/[id]/[file]/route';
import { GET as getNewsImage } from '@/app/fotos/nieuws/[id]/[file]/route';
import type { FrontCall } from '@/server/front/front-calls';

/**
 * Calls that are asked for so often that the front makes their GET itself: the router of pages costs many times what
 * they do. The rest of such an address, and every other call, goes through the router.
 */
export const frontCalls: readonly FrontCall[] = [
  { path: /^\/api\/listings$/, handler: searchListings },
  { path: /^\/api\/listings\/coordinates$/, handler: listCoordinates },
  { path: /^\/fotos\/(?<id>[0-9a-f-]{36})\/(?<file>\d+\.[a-z]+)$/, handler: getPhoto },
  { path: /^\/fotos\/nieuws\/(?<id>\d+)\/(?<file>\d+\.[a-z]+)$/, handler: getNewsImage },
];
