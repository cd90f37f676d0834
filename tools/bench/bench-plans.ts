/** Calls of a landlord's screens, in their own process (tools/bench). */
import { answerMessages } from '@/tools/bench/helper-process';
import { callOften } from '@/tools/bench/plans';

answerMessages(callOften);
