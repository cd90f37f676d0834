/** Asks alerts about a night, in a process of its own (scripts/bench). */
import { playNight } from '@/scripts/bench/alert-night';
import { answerMessages } from '@/scripts/bench/helper-process';

answerMessages(playNight);
