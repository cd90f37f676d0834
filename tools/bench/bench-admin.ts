/** The operator's search and lists, in their own process (tools/bench). */
import { measureAdmin } from '@/tools/bench/admin-search';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(measureAdmin);
