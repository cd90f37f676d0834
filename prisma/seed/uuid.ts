import { codeCharacters } from '@/lib/requests/code';
import type { Random } from './random';

/** A version 4 UUID from the random stream. */
export function drawUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  const variant = '89ab'.charAt(random.int(0, 3));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The short code of a request, from the random stream. */
export function drawCode(random: Random): string {
  return `K-${Array.from({ length: 6 }, () => random.pick([...codeCharacters])).join('')}`;
}
