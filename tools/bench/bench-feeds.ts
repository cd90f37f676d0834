/** Serves the calendars that workers read, in its own process (tools/bench). */
import { serveFeeds } from '@/tools/bench/feed-server';
import { answerMessages } from '@/tools/bench/helper-process';

answerMessages(serveFeeds);
