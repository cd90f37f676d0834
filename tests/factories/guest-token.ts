import { prisma } from '@/server/db';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import type { Thread } from '@/server/features/requests/thread';

/** A link of a guest, as a letter would carry it. */
export const makeGuestToken = (thread: Thread): Promise<string> => issueGuestToken(prisma(), thread);
