/** Runs alerts against the changes of a night, in its own process (tools/bench). */
import { playNight } from '@/tools/bench/alert-night';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(playNight);
