/** The figures of `npm run bench -- --desk` as a table. */
import type { DeskFigures } from '@/tools/bench/measure-desk';
import { markdownTable } from '@/tools/bench/markdown';
import { times } from '@/tools/bench/format';

type Side = DeskFigures['own'];

const whole = (value: number) => (Number.isNaN(value) ? 'not measured' : String(Math.round(value)));

/** A figure, and its ratio to the other checkout's if there is one. */
const cell = ({ own, other }: DeskFigures, of: (side: Side) => number, show: (value: number) => string) =>
  other === null ? show(of(own)) : `${show(of(own))} (${times(of(own) / of(other))})`;

const columns: readonly (readonly [string, (figures: DeskFigures) => string])[] = [
  ['processor ms', (f) => cell(f, ({ processor }) => processor, whole)],
  ['requests', (f) => cell(f, ({ requests }) => requests, String)],
  ['of them ahead', ({ own }) => String(own.prefetches)],
  ['script kB', (f) => cell(f, ({ script }) => script / 1000, whole)],
  ['interactive ms', (f) => cell(f, ({ interactive }) => interactive, whole)],
  ['of the bare page', ({ own, bare }) => times(own.interactive / bare.interactive)],
  ['longest task ms', (f) => cell(f, ({ longestTask }) => longestTask, whole)],
  ['press to page ms', (f) => cell(f, ({ pressed }) => pressed, whole)],
];

export function deskTable(figures: readonly DeskFigures[]): string {
  const rows = figures.map((one) => [one.page.path, ...columns.map(([, show]) => show(one))]);
  return [
    markdownTable(['page', ...columns.map(([title]) => title)], rows),
    [
      'One hard load each, nothing cached, on a processor a fourth as fast: processor time of the web server and',
      'PostgreSQL; what the browser asked for by itself, and how much of it was other pages; script as gzip; until React',
      'answers and no task is longer than 50 ms; from the press of a link to the frame that shows the other page.',
      ...(figures.some(({ other }) => other)
        ? ['In brackets: times that of the other checkout, in the same rounds.']
        : []),
    ].join('\n'),
  ].join('\n\n');
}
