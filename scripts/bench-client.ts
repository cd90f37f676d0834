/** Asks servers under load, in a process of its own (scripts/bench). */
import { askAll } from '@/scripts/bench/client';
import { answerMessages } from '@/scripts/bench/helper-process';

answerMessages(askAll);
