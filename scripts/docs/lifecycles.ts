import { bookingRequestTransitions } from '@/lib/booking-requests/lifecycle';
import { moderationTransitions } from '@/lib/moderation/lifecycle';
import { stayChangeTransitions } from '@/lib/stay-changes/lifecycle';

/** What all lifecycle tables have in common: an action leads from some states to one. */
interface Transition {
  readonly from: readonly string[];
  readonly to: string;
  /** Who may do it; if the table does not say, the feature's policy decides. */
  readonly by?: readonly string[];
}

interface Lifecycle {
  title: string;
  /** The file with the table. */
  file: string;
  transitions: Readonly<Record<string, Transition>>;
}

/** Every lifecycle table, by feature. */
export const lifecycles: readonly Lifecycle[] = [
  {
    title: 'A booking request',
    file: 'lib/booking-requests/lifecycle.ts',
    transitions: bookingRequestTransitions,
  },
  {
    title: 'A change of a stay',
    file: 'lib/stay-changes/lifecycle.ts',
    transitions: stayChangeTransitions,
  },
  { title: 'Moderation of a home', file: 'lib/moderation/lifecycle.ts', transitions: moderationTransitions },
];

/** Descriptions of the tables' further conditions; others are shown by name. */
const conditionWords: Readonly<Record<string, string>> = {
  needsOffer: 'while an offer is open',
  leavesOffer: 'an offer is open afterwards',
  beforeArrival: 'once approved only before arrival',
  needsListing: 'not at a withheld home',
  ofRequests: 'not of an own booking',
};

/** `cancel (owner, admin - not of an own booking)`: the action, who may do it, and the table's further conditions. */
function labelOf(action: string, { from: _from, to: _to, by = [], ...conditions }: Transition): string {
  const words = Object.keys(conditions).map((name) => conditionWords[name] ?? name);
  const said = [by.join(', '), ...words].filter((part) => part !== '').join(' - ');
  return said ? `${action} (${said})` : action;
}

function drawOne({ title, file, transitions }: Lifecycle): string {
  const arrows = Object.entries(transitions).flatMap(([action, transition]) =>
    transition.from.map((from) => `  ${from} --> ${transition.to}: ${labelOf(action, transition)}`),
  );
  return [`## ${title}`, '', `\`${file}\``, '', '```mermaid', 'stateDiagram-v2', ...arrows, '```', ''].join(
    '\n',
  );
}

const head = `# Lifecycles

Drawn from the tables that the server's conditional updates, the buttons and the tests read, by
\`node scripts/run.mjs draw-lifecycles\`; a test holds this page equal to them. Each arrow is an action: who may do it, and
under which further conditions.
`;

/** The content of docs/lifecycles.md: a diagram for each table. */
export const drawLifecycles = (): string => [head, ...lifecycles.map(drawOne)].join('\n');
