/** Measures an hour of searches in its own process (tools/bench). */
import { answerMessages } from '@/tools/bench/helper-process';
import { playHour } from '@/tools/bench/hour';

export interface HourQuestion {
  /** The share of visitors who read a language other than Dutch. */
  others: number;
}

answerMessages(({ others }: HourQuestion) => playHour(others));
