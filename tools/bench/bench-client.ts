/** Sends requests under load, in its own process (tools/bench). */
import { askAll } from '@/tools/bench/client';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(askAll);
