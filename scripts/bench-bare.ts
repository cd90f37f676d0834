/** The least that could answer: what the site is measured against (scripts/bench). */
import { answerMessages } from '@/scripts/bench/helper-process';
import { startBareServer } from '@/scripts/bench/bare-server';

answerMessages(await startBareServer());
