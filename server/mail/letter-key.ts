import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/server/env';

/**
 * A header of every letter, by which a report about it is believed. A Message-ID is no secret: whoever answers a letter
 * sends it along, so that a guest would learn that of the landlord's letter and could have it 'returned'.
 */
export const letterKeyHeader = 'X-Letter-Key';

export function letterKey(id: string): string {
  return createHmac('sha256', `${env.AUTH_SECRET}:letter`).update(id).digest('base64url');
}

export function isLetterKey(id: string, given: string): boolean {
  const [right, other] = [Buffer.from(letterKey(id)), Buffer.from(given)];
  return right.length === other.length && timingSafeEqual(right, other);
}
