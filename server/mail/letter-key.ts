import 'server-only';

import { isSigned, sign } from '@/server/keys';

/**
 * A header of every letter, by which a report about it is believed. A Message-ID is no secret: whoever answers a letter
 * sends it along, so that a guest would learn that of the landlord's letter and could have it 'returned'.
 */
export const letterKeyHeader = 'X-Letter-Key';

export const letterKey = (id: string): string => sign('letter', id);

export const isLetterKey = (id: string, given: string): boolean => isSigned('letter', id, given);
