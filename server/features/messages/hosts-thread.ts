import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { findHostedStay } from '@/server/features/hosting/hosted-stays';
import type { Thread } from '@/server/features/requests/thread';

/** Whether the thread is about an approved stay that the actor hosts: there they read and write as the landlord. */
export const hostsThread = async (actor: Actor, { kind, id }: Thread): Promise<boolean> =>
  kind === 'booking-requests' && (await findHostedStay(actor, id)) !== null;
