/** Stands in for the sites of linked calendars: several hosts, each with a delay. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** `unchanged`: 304; `untagged`: the same bytes, whole; `changed`: another stay each time. */
export const feedManners = ['unchanged', 'untagged', 'changed'] as const;
type FeedManner = (typeof feedManners)[number];

export type FeedMessage =
  | { hosts: number }
  | { manner: FeedManner; latencyMs: number }
  | { told: 'requests' };

/** The requests since the manner was last set: milliseconds since 1970 of the first request and the last response. */
export interface Served {
  ports: number[];
  requests: number;
  firstAt: number;
  lastAt: number;
}

/** Stays per calendar, one every nine days. */
const EVENTS = 40;

let manner: FeedManner = 'unchanged';
let latencyMs = 0;
let served: Omit<Served, 'ports'> = { requests: 0, firstAt: 0, lastAt: 0 };
const ports: number[] = [];

const basic = (day: Day) => day.replaceAll('-', '');

function eventLines(number: number, path: string, shift: number): string[] {
  const start = addDays(todayIn(), 3 + number * 9);
  return [
    'BEGIN:VEVENT',
    `UID:${number}${path.replaceAll('/', '-')}@feeds.test`,
    `DTSTART;VALUE=DATE:${basic(start)}`,
    `DTEND;VALUE=DATE:${basic(addDays(start, 3 + shift))}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ];
}

/** The last stay changes length from one request to the next. */
function calendarOf(path: string, change: number): string {
  const events = Array.from({ length: EVENTS }, (_, number) =>
    eventLines(number, path, number === EVENTS - 1 ? change % 3 : 0),
  );
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//feeds//NL'];
  return [...head, ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}

const changes = new Map<string, number>();

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { url: path = '/' } = request;
  if (manner === 'changed') changes.set(path, (changes.get(path) ?? 0) + 1);
  const change = changes.get(path) ?? 0;
  const etag = `"${change}"`;
  if (manner !== 'untagged' && request.headers['if-none-match'] === etag)
    response.writeHead(304, { etag }).end();
  else {
    const tag = manner === 'untagged' ? undefined : { etag };
    response.writeHead(200, { 'content-type': 'text/calendar', ...tag }).end(calendarOf(path, change));
  }
  served.lastAt = Date.now();
}

async function listen(): Promise<void> {
  const server = http.createServer((request, response) => {
    served.requests += 1;
    served.firstAt ||= Date.now();
    if (latencyMs === 0) answer(request, response);
    else setTimeout(answer, latencyMs, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  ports.push((server.address() as AddressInfo).port);
}

/** Opens this many ports, sets how calendars are served from now on, or reports the requests. */
export async function serveFeeds(message: FeedMessage): Promise<Served> {
  if ('hosts' in message) for (let host = 0; host < message.hosts; host += 1) await listen();
  if ('manner' in message) {
    ({ manner, latencyMs } = message);
    served = { requests: 0, firstAt: 0, lastAt: 0 };
  }
  return { ports, ...served };
}
