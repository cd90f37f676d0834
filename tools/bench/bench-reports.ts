/** A month of stays reported to a stand-in, in its own process (tools/bench). */
import { answerMessages } from '@/tools/bench/helper-process';
import { measureReportRuns } from '@/tools/bench/report-runs';

answerMessages(measureReportRuns);
