import { Badge } from '@/components/ui/badge';
import type { BadgeTone } from '@/components/ui/badge';
import type { InboxState } from '@/lib/inbox/states';
import { inboxTexts as texts } from '@/lib/texts/inbox';

const tones: Readonly<Record<InboxState, BadgeTone>> = { open: 'sand', waiting: 'blue', closed: 'gray' };

/** Whose turn it is in a thread. */
export function StateBadge({ state }: { state: InboxState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}
