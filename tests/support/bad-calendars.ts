/** Responses that are invalid calendars, each with its error. */
import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import type { CalendarServer } from '@/tests/support/calendar-server';
import { calendarOf } from '@/tests/support/calendar-server';

const head = { 'content-type': 'text/calendar' };
const cut = calendarOf({ start: '2028-07-01', end: '2028-07-04' }).slice(0, -30);

/** [what, its path, the error], each served by `server`. */
export const badAnswers = [
  ['a missing page', '/weg', 'status 404'],
  ['a fault of theirs', '/kapot', 'status 500'],
  ['nothing', '/leeg', 'status 204'],
  ['a part', '/deel', 'status 206'],
  ['a 304 that nobody asked for', '/zelfde', 'status 304'],
  ['a page', '/pagina', 'not_a_calendar'],
  ['an empty body', '/niets', 'not_a_calendar'],
  ['a calendar that was cut', '/geknipt', 'incomplete'],
  ['a length that is not kept', '/afgebroken', 'unreachable'],
  ['a connection that is dropped', '/weggevallen', 'unreachable'],
  ['headers without end', '/koppen', 'unreachable'],
  ['a body that is too large', '/groot', 'too_large'],
  ['a body without end', '/eindeloos', 'too_large'],
  ['a body that unpacks without end', '/ingepakt', 'too_large'],
  ['six redirects', '/om/6', 'too_many_redirects'],
  ['a redirect in circles', '/rondje', 'too_many_redirects'],
  ['a redirect to nowhere', '/nergens', 'status 302'],
  ['a redirect to a file', '/bestand', 'bad_address'],
  ['a redirect with a password', '/wachtwoord', 'bad_address'],
  ['a redirect to the machine itself', '/intern', 'forbidden_address'],
  ['a redirect to the cloud of the machine', '/wolk', 'forbidden_address'],
  ['a redirect without encryption', '/open', 'insecure_address'],
] as const;

const redirect = (server: CalendarServer, path: string, location?: string) =>
  server.on(path, (_request, response) => response.writeHead(302, location ? { location } : {}).end());

export function serveBadAnswers(server: CalendarServer): void {
  const status = (path: string, code: number, body?: string) =>
    server.on(path, (_request, response) => response.writeHead(code, head).end(body));
  status('/kapot', 500, cut);
  status('/leeg', 204);
  status('/deel', 206, calendarOf());
  status('/zelfde', 304);
  status('/niets', 200, '');
  status('/geknipt', 200, cut);
  server.on('/pagina', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Meld u aan</p>'),
  );
  server.on('/afgebroken', (_request, response) => {
    response.writeHead(200, { ...head, 'content-length': '900' }).write(cut);
    setTimeout(() => response.destroy(), 50);
  });
  server.on('/weggevallen', (request) => request.socket.destroy());
  server.on('/koppen', (_request, response) =>
    response.writeHead(200, { ...head, 'x-lang': 'x'.repeat(40_000) }).end(calendarOf()),
  );
  server.on('/groot', (_request, response) =>
    response.writeHead(200, { ...head, 'content-length': '5000001' }).end(),
  );
  const endless = () => Readable.from(forever(), { objectMode: false });
  server.on('/eindeloos', (_request, response) => endless().pipe(response.writeHead(200, head)));
  server.on('/ingepakt', (_request, response) =>
    endless()
      .pipe(createGzip())
      .pipe(response.writeHead(200, { ...head, 'content-encoding': 'gzip' })),
  );
  for (let n = 6; n > 0; n -= 1) redirect(server, `/om/${n}`, `/om/${n - 1}`);
  redirect(server, '/rondje', '/rondje');
  redirect(server, '/nergens');
  redirect(server, '/bestand', 'file:///etc/passwd');
  redirect(server, '/wachtwoord', `http://naam:woord@${server.host}/goed`);
  redirect(server, '/intern', 'https://127.0.0.1:1/');
  redirect(server, '/wolk', 'https://169.254.169.254/latest/meta-data/');
  redirect(server, '/open', 'http://kalender.test/');
}

function* forever() {
  for (;;) yield Buffer.alloc(100_000, 'x');
}
