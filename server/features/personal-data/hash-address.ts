import 'server-only';

import { createHmac } from 'node:crypto';
import { keyOf } from '@/server/keys';

/** A pseudonym for an address in the audit log: only whoever has both the key and the address can match them. */
export function hashAddress(address: string): string {
  return createHmac('sha256', keyOf('guest-address')).update(address.toLowerCase()).digest('hex');
}
