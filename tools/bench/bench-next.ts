/** The bare Next application that pages are compared with (tools/bench). */
import { serveBareNext } from '@/tools/bench/bare-next-server';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(serveBareNext);
