/** Visitors and landlords, in a process of their own (tools/soak). */
import { answerMessages } from '@/tools/bench/helper-process';
import { playOn } from '@/tools/soak/load';

answerMessages(playOn);
