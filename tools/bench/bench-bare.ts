/** The least that could answer: what the site is measured against (tools/bench). */
import { answerMessages } from '@/tools/bench/helper-process';
import { startBareServer } from '@/tools/bench/bare-server';

answerMessages(await startBareServer());
