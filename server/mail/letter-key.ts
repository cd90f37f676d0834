import 'server-only';

import { isSigned, sign } from '@/server/keys';

/**
 * A header in every mail; a report about the mail is only trusted if it contains it. The Message-ID is no secret: every
 * reply includes it, so a guest would learn that of the landlord's mail and could fake its bounce.
 */
export const letterKeyHeader = 'X-Letter-Key';

export const letterKey = (id: string): string => sign('letter', id);

export const isLetterKey = (id: string, given: string): boolean => isSigned('letter', id, given);
