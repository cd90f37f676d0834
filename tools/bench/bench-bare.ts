/** The baseline server that the site is compared with (tools/bench). */
import { answerMessages } from '@/tools/bench/helper-process';
import { startBareServer } from '@/tools/bench/bare-server';

answerMessages(await startBareServer());
