/** The figures as Markdown: those of this machine, and the ratios that hold on others. */
import { coldKinds } from '@/tools/bench/cold-pages';
import { coldTable } from '@/tools/bench/cold-figures';
import { mark, megabytes, ms, share, times } from '@/tools/bench/format';
import type { Compared } from '@/tools/bench/load';
import { loadTable } from '@/tools/bench/load-table';
import { mapKinds } from '@/tools/bench/map-questions';
import { markdownTable } from '@/tools/bench/markdown';
import type { SizeFigures } from '@/tools/bench/measure-size';
import { cachedPageNames } from '@/tools/bench/pages';
import { searchKindNames } from '@/tools/bench/searches';
import type { SearchKind } from '@/tools/bench/searches';
import type { Spread } from '@/tools/bench/statistics';

/** Bounds in milliseconds for a million listings. */
const bounds = { p95: 25, worst: 100, map: 20 };
/** The same for searches with flexible days. */
const choiceBounds = { p95: 60, worst: 150 };
/** Share of a bare server's requests per second, and the 99th percentile in milliseconds with 16 connections. */
const cachedBounds = { share: 0.6, p99: 5 };
/** Share of a bare query's requests per second, and the ratio of its median time. */
const apiBounds = { share: 0.25, p50: 2.5 };
type Verdict = (spread: Spread) => string;
const unjudged: Verdict = () => '';
const asSearch: Verdict = ({ p95, worst }) => mark(p95 < bounds.p95 && worst < bounds.worst);
const asChoice: Verdict = ({ p95, worst }) => mark(p95 <= choiceBounds.p95 && worst <= choiceBounds.worst);
const verdictOf = (kind: SearchKind) => (kind === 'flex' || kind === 'month' ? asChoice : asSearch);
const asMap: Verdict = ({ p95 }) => mark(p95 <= bounds.map);
const listings = ({ size }: SizeFigures) => `${size.listings.toLocaleString('en')} homes`;

function spreadRow(name: string, spread: Spread, bare: Spread, verdict: Verdict): string[] {
  const { count, p50, p95, p99, worst } = spread;
  const ratios = [p50 / bare.p50, p95 / bare.p95, p99 / bare.p99].map(times);
  return [name, String(count), ...[p50, p95, p99, worst].map(ms), ...ratios, verdict(spread)];
}

const spreadHead = (of: string) => [of, 'asked', 'p50', 'p95', 'p99', 'worst', 'p50', 'p95', 'p99', 'bound'];

function spreadTable(
  of: string,
  { bare, searches, map }: SizeFigures['engine'] | SizeFigures['http'],
): string {
  return markdownTable(spreadHead(`${of}, ms and × bare`), [
    spreadRow('bare', bare, bare, unjudged),
    ...searchKindNames.map((kind) => spreadRow(`search: ${kind}`, searches[kind], bare, verdictOf(kind))),
    ...mapKinds.map((kind) => spreadRow(`map: ${kind}`, map[kind], bare, asMap)),
  ]);
}

const isCachedFast = ({ target }: Compared) =>
  target.share >= cachedBounds.share && target.p99 <= cachedBounds.p99;

const apiDelay = ({ http }: SizeFigures) => http.searches['without dates'].p50 / http.bare.p50;
const isApiFast = (figures: SizeFigures) =>
  figures.api.target.share >= apiBounds.share && apiDelay(figures) <= apiBounds.p50;

const hourLine = ({ searches, changes, fromCache, first, anew }: SizeFigures['engine']['hour']) =>
  `An hour of ${searches.toLocaleString('en')} searches by Zipf, 2 % with days, and ${changes} changes (a booking and three prices a minute): ${share(fromCache)} came out of the cache, ${share(first)} were asked for the first time, ${share(anew)} made anew.`;

/** All figures for one number of listings. */
export function sizeTables(figures: SizeFigures): string {
  const { engine, http, pages, api, cold, size } = figures;
  const loads = [
    ...cachedPageNames.map((name) => ({
      name: `${name}, kept`,
      compared: pages[name],
      verdict: mark(isCachedFast(pages[name])),
    })),
    { name: 'GET /api/listings, against a bare query', compared: api, verdict: mark(isApiFast(figures)) },
  ];
  return [
    `\n## ${listings(figures)}, ${size.stays.toLocaleString('en')} stays`,
    `Index of ${engine.listings.toLocaleString('en')} homes read in ${(engine.readIn / 1000).toFixed(1)} s; the process takes ${megabytes(engine.memory)} MB.`,
    hourLine(engine.hour),
    spreadTable('In process', engine),
    spreadTable('Over HTTP', http),
    loadTable('bare', loads),
    `${boundOfCached(figures)} GET /api/listings takes ${times(apiDelay(figures))} as long as the bare query (p50).`,
    coldTable(coldKinds, cold),
  ].join('\n\n');
}

/** Whether client or server limits the rate: the one that takes more processor time per request. */
function boundOfCached({ pages }: SizeFigures): string {
  const shares = cachedPageNames.map((name) => pages[name].bare.clientProcessor / pages[name].bare.processor);
  const most = Math.max(...shares);
  if (Number.isNaN(most))
    return 'Processor time was not measured here: nobody knows whether the client was the bound.';
  const verdict = most < 1 ? 'the client was not the bound' : 'THE CLIENT WAS THE BOUND';
  return `Kept pages cost the client at most ${times(most)} the processor time that they cost the bare server: ${verdict}.`;
}

/** Only the ratios, which also hold on other machines. */
export function ratioTable(all: readonly SizeFigures[]): string {
  const row = (name: string, of: (figures: SizeFigures) => string) => [name, ...all.map(of)];
  const spreads = (of: Spread, bare: Spread) =>
    [of.p50 / bare.p50, of.p95 / bare.p95, of.p99 / bare.p99].map(times).join(' / ');
  const loads = ({ target }: Compared) => `${share(target.share)} / ${times(target.processorRatio)}`;
  return markdownTable(
    ['', ...all.map(listings)],
    [
      ...searchKindNames.map((kind) =>
        row(`search, ${kind}: p50 / p95 / p99`, ({ engine }) => spreads(engine.searches[kind], engine.bare)),
      ),
      ...mapKinds.map((kind) =>
        row(`map, ${kind}: p50 / p95 / p99`, ({ engine }) => spreads(engine.map[kind], engine.bare)),
      ),
      ...searchKindNames
        .slice(0, 2)
        .map((kind) =>
          row(`GET /api/listings, ${kind}: p50 / p95 / p99`, ({ http }) =>
            spreads(http.searches[kind], http.bare),
          ),
        ),
      row('GET /api/listings: requests a second / processor', ({ api }) => loads(api)),
      ...cachedPageNames.map((name) =>
        row(`${name}, kept: requests a second / processor`, ({ pages }) => loads(pages[name])),
      ),
      row('an hour of searches: out of the cache', ({ engine }) => share(engine.hour.fromCache)),
      ...coldKinds.map((kind) =>
        row(`${kind}, cold: pages a second / processor`, ({ cold }) => loads(cold[kind])),
      ),
    ],
  );
}

export function explainFigures(client: string): string {
  return [
    '× : times as long as a bare prepared query for 24 homes (over HTTP: asked of a bare node:http server).',
    '% : of the requests a second of a bare server; × beside it: times its processor time a request (user and system,',
    'all threads). Kept pages: a bare node:http with the same bytes and headers; GET /api/listings: a bare node:http with',
    'one prepared query; cold pages: a bare Next page of 24 cards. Both were measured in turn in the same minutes.',
    `Asked by ${client}.`,
  ].join('\n');
}
