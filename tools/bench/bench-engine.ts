/** Measures the use-cases without HTTP, in its own process (tools/bench). */
import { measureEngine } from '@/tools/bench/engine';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(measureEngine);
