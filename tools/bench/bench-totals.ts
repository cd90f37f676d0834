/** Searches by total, in its own process (tools/bench). */
import { answerMessages } from '@/tools/bench/helper-process';
import { measureTotals } from '@/tools/bench/totals';

answerMessages(measureTotals);
