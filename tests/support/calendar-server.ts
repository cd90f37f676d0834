/** A calendar server with every kind of misbehaviour to be expected, on a port that may be fetched from. */
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { DayRange } from '@/lib/dates/range';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export class CalendarServer {
  /** The highest number of concurrent requests for a slow path. */
  mostAtOnce = 0;
  /** Made since the start. */
  connections = 0;
  readonly requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #sockets = new Set<Socket>();
  readonly #server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    this.requests.push({ path, headers: request.headers });
    const answer = this.#answers.get(path.split('?', 1)[0] ?? path);
    if (answer) answer(request, response);
    else response.writeHead(404).end('weg');
  });

  async start(): Promise<this> {
    this.#server.on('connection', (socket) => {
      this.connections += 1;
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get port(): number {
    // The address of a listening TCP server is an object with a port.
    return (this.#server.address() as AddressInfo).port;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  url(path: string): string {
    return `http://${this.host}${path}`;
  }

  on(path: string, answer: Answer): string {
    this.#answers.set(path, answer);
    return this.url(path);
  }

  /** Serves a text as a calendar, in full every time. */
  serve(path: string, text: string | Uint8Array): string {
    return this.on(path, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(text);
    });
  }

  /** The same after a delay; records the number of concurrent requests in `mostAtOnce`. */
  serveSlowly(path: string, text: string, milliseconds: number): string {
    let now = 0;
    return this.on(path, (_request, response) => {
      now += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, now);
      setTimeout(() => {
        now -= 1;
        response.writeHead(200, { 'content-type': 'text/calendar' }).end(text);
      }, milliseconds);
    });
  }

  /** The same with an ETag: a client that has it gets a 304. */
  serveTagged(path: string, text: string): string {
    return this.on(path, (request, response) => {
      const etag = '"een"';
      if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
      else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
    });
  }

  countOf(path: string): number {
    return this.requests.filter((request) => request.path === path).length;
  }
}

const basic = (day: string) => day.replaceAll('-', '');

/** A calendar as other platforms write it. */
export function calendarOf(...ranges: readonly DayRange[]): string {
  const events = ranges.flatMap(({ start, end }, n) => [
    'BEGIN:VEVENT',
    `UID:${n}-${Math.random()}@kalender.test`,
    `DTSTART;VALUE=DATE:${basic(start)}`,
    `DTEND;VALUE=DATE:${basic(end)}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//kalender//NL', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
