/** What a landlord's screens call, in its own process (tools/bench). */
import { answerMessages } from '@/tools/bench/helper-process';
import { callOften } from '@/tools/bench/plans';

answerMessages(callOften);
