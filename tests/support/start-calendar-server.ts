import { afterAll } from 'vitest';
import { env } from '@/server/env';
import { CalendarServer } from '@/tests/support/calendar-server';

/**
 * A server that linked calendars may be fetched from, as if listed in FEED_ALLOW_HOSTS; it stops at the end of the test
 * file.
 */
export async function startCalendarServer(): Promise<CalendarServer> {
  const server = await new CalendarServer().start();
  const { host } = server;
  env.FEED_ALLOW_HOSTS.push(host);
  afterAll(async () => {
    env.FEED_ALLOW_HOSTS.splice(env.FEED_ALLOW_HOSTS.indexOf(host), 1);
    await server.stop();
  });
  return server;
}
