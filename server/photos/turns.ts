import 'server-only';

import os from 'node:os';
import { sharedTurns } from '@/server/turns';

/** Pieces of photo work that run at once: more than there are cores only delays each of them. */
const turns = sharedTurns('photos', os.availableParallelism());

/** Runs `work` when it is its turn. */
export const withTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take(work);
