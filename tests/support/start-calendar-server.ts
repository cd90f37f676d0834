import { afterAll } from 'vitest';
import { env } from '@/server/env';
import { CalendarServer } from '@/tests/support/calendar-server';

/** A server that linked calendars may lead to, as if it stood in FEED_ALLOW_HOSTS; it ends with the file. */
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
