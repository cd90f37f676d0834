/** Asks alerts about a night, in a process of its own (tools/bench). */
import { playNight } from '@/tools/bench/alert-night';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(playNight);
