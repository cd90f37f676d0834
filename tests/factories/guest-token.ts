import { prisma } from '@/server/db';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import type { Thread } from '@/server/features/requests/thread';

/** The token of a guest's link, as in a mail. */
export const makeGuestToken = (thread: Thread): Promise<string> => issueGuestToken(prisma(), thread);
