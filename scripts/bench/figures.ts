/** The figures as Markdown: what was measured on this machine, and the ratios that hold on others. */
import { mapKinds } from '@/scripts/bench/map-questions';
import { markdownTable } from '@/scripts/bench/markdown';
import type { SizeFigures } from '@/scripts/bench/measure-size';
import { keptPageNames, madeAnew } from '@/scripts/bench/pages';
import type { Compared } from '@/scripts/bench/load';
import { searchKindNames } from '@/scripts/bench/searches';
import type { Spread } from '@/scripts/bench/statistics';

/** Milliseconds, as promised for a million homes. */
const bounds = { p95: 25, worst: 100, map: 20 };
/** Of the requests a second of a bare server with the same bytes. */
const LEAST_SHARE = 0.5;

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const times = (value: number) => `× ${value.toFixed(value < 10 ? 1 : 0)}`;
/** Small shares with a figure that says something. */
const share = (value: number) => `${value < 0.1 ? (value * 100).toPrecision(2) : Math.round(value * 100)} %`;
const perSecond = (value: number) => Math.round(value).toLocaleString('en');
const homes = ({ size }: SizeFigures) => `${size.listings.toLocaleString('en')} homes`;

type Verdict = (spread: Spread) => string;
const mark = (isKept: boolean) => (isKept ? 'kept' : 'MISSED');
const unjudged: Verdict = () => '';
const asSearch: Verdict = ({ p95, worst }) => mark(p95 < bounds.p95 && worst < bounds.worst);
const asMap: Verdict = ({ p95 }) => mark(p95 <= bounds.map);

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
    ...searchKindNames.map((kind) => spreadRow(`search: ${kind}`, searches[kind], bare, asSearch)),
    ...mapKinds.map((kind) => spreadRow(`map: ${kind}`, map[kind], bare, asMap)),
  ]);
}

const rateRow = (name: string, { target, bare }: Compared, least?: number) => [
  name,
  perSecond(target.perSecond),
  perSecond(bare.perSecond),
  share(target.share),
  least === undefined ? '' : mark(target.share >= least),
];

/** All figures of one size. */
export function sizeTables(figures: SizeFigures): string {
  const { engine, http, pages, coldOverview, anew, size } = figures;
  const rates = markdownTable(
    ['requests a second', 'site', 'bare', 'share', 'bound'],
    [
      ...keptPageNames.map((name) => rateRow(`${name}, kept`, pages[name], LEAST_SHARE)),
      rateRow('filtered overview, cold', coldOverview),
      ...madeAnew.map((name) => rateRow(`${name}, against a bare query`, anew[name])),
    ],
  );
  return [
    `\n## ${homes(figures)}, ${size.stays.toLocaleString('en')} stays`,
    `Index of ${engine.homes.toLocaleString('en')} homes read in ${(engine.readIn / 1000).toFixed(1)} s; the process takes ${Math.round(engine.memory / 2 ** 20)} MB.`,
    spreadTable('In process', engine),
    spreadTable('Over HTTP', http),
    rates,
  ].join('\n\n');
}

/** The ratios alone: these hold on other machines too. */
export function ratioTable(all: readonly SizeFigures[]): string {
  const row = (name: string, of: (figures: SizeFigures) => string) => [name, ...all.map(of)];
  const spreads = (of: Spread, bare: Spread) =>
    [of.p50 / bare.p50, of.p95 / bare.p95, of.p99 / bare.p99].map(times).join(' / ');
  return markdownTable(
    ['', ...all.map(homes)],
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
      ...madeAnew.map((name) =>
        row(`${name}: requests a second`, ({ anew }) => share(anew[name].target.share)),
      ),
      ...keptPageNames.map((name) =>
        row(`${name}, kept: requests a second`, ({ pages }) => share(pages[name].target.share)),
      ),
      row('filtered overview, cold: requests a second', ({ coldOverview }) =>
        share(coldOverview.target.share),
      ),
    ],
  );
}

export function explainFigures(): string {
  return [
    '× : times as long as a bare prepared query for 24 homes (over HTTP: asked of a bare node:http server).',
    '% : of the requests a second of a bare node:http server: kept pages and the cold one against the same bytes,',
    'the others against one prepared query. Both were measured in turn in the same minutes.',
  ].join('\n');
}
