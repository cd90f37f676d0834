/** Measures the use-cases themselves, in a process of its own (tools/bench). */
import { measureEngine } from '@/tools/bench/engine';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(measureEngine);
