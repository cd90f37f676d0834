/** Asks servers under load, in a process of its own (tools/bench). */
import { askAll } from '@/tools/bench/client';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(askAll);
