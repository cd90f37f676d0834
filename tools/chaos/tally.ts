/** Counts what was done, to expose an idle run. */
import { answered } from '@/tools/chaos/load/call';
import type { Outcome } from '@/tools/chaos/load/call';
import type { Load } from '@/tools/chaos/load/world';
import type { Mailbox } from '@/tools/chaos/mailbox';

function line(name: string, outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return `  ${name.padEnd(10)} ${count('done')} done, ${count('refused')} refused, ${count('unknown')} unknown`;
}

export function tally({ homes }: Load, mailbox: Mailbox): string {
  const stays = homes.flatMap((home) => home.stays);
  const statuses = [...answered]
    .toSorted(([a], [b]) => a - b)
    .map(([status, n]) => `${status || 'cut'}: ${n}`);
  return [
    line(
      'asked',
      stays.flatMap(({ asked }) => asked),
    ),
    line(
      'approved',
      stays.flatMap(({ approvals }) => approvals),
    ),
    line(
      'paid',
      stays.flatMap(({ paid }) => paid.flatMap(({ outcomes }) => outcomes)),
    ),
    line(
      'said',
      stays.flatMap(({ said }) => said.flatMap(({ outcomes }) => outcomes)),
    ),
    line(
      'blocked',
      homes.flatMap(({ blocks }) => blocks.map(({ outcome }) => outcome)),
    ),
    line(
      'photos',
      homes.flatMap(({ photos }) => photos.map(({ outcome }) => outcome)),
    ),
    line(
      'edited',
      homes.flatMap(({ edits }) => edits),
    ),
    line(
      'looked',
      homes.flatMap(({ looks }) => looks),
    ),
    `  ${'answers'.padEnd(10)} ${statuses.join(', ')}`,
    `  ${'letters'.padEnd(10)} ${mailbox.letters.length}`,
  ].join('\n');
}
