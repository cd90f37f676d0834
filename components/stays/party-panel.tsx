import { PartySteps } from '@/components/stays/party-steps';
import { PanelFoot } from '@/components/ui/panel-foot';
import { useBackStep } from '@/components/ui/use-back-step';
import { useClosing } from '@/components/ui/use-closing';
import { useRoom } from '@/components/ui/use-room';
import { nobody } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { partyFieldTexts as texts } from '@/lib/texts/party-field';

interface PartyPanelProps {
  party: Party;
  /** The panel closes on a press or focus outside this element. */
  box: React.RefObject<HTMLElement | null>;
  least: 0 | 1;
  onChange: (party: Party) => void;
  onClose: (isByKey?: boolean) => void;
}

/** The counters below the button of a `PartyField`. */
export function PartyPanel({ party, box, least, onChange, onClose }: PartyPanelProps) {
  useBackStep(true, onClose);
  useClosing(box, onClose);
  useRoom(box);
  const none = { ...nobody, adults: least };
  return (
    <div className="search-bar-panel">
      <PartySteps {...{ party, onChange, least }} />
      <PanelFoot
        texts={texts}
        isEmpty={Object.values(party).join() === Object.values(none).join()}
        onClear={() => onChange(none)}
        onClose={() => onClose()}
        className="border-t border-ci-gray-200 pt-3"
      />
    </div>
  );
}
