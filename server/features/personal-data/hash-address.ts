import 'server-only';

import { createHmac } from 'node:crypto';
import { keyOf } from '@/server/keys';

/** Names an address in the audit log to whoever has the key and the address, and to nobody else. */
export function hashAddress(address: string): string {
  return createHmac('sha256', keyOf('guest-address')).update(address.toLowerCase()).digest('hex');
}
