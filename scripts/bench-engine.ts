/** Measures the use-cases themselves, in a process of its own (scripts/bench). */
import { measureEngine } from '@/scripts/bench/engine';
import { answerMessages } from '@/scripts/bench/helper-process';

answerMessages(measureEngine);
