/** The bare Next application that pages are measured against (scripts/bench). */
import { serveBareNext } from '@/scripts/bench/bare-next-server';
import { answerMessages } from '@/scripts/bench/helper-process';

answerMessages(serveBareNext);
