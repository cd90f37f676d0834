import { useId } from 'react';
import { Words } from '@/components/ui/words';

interface PressListProps<Value> {
  label: string;
  /** Below the label. */
  help?: string;
  options: readonly (readonly [value: Value, label: string])[];
  isOn: (value: Value) => boolean;
  isDisabled?: (value: Value) => boolean;
  onPress: (value: Value) => void;
}

/** Choices as buttons, all visible; not form fields themselves: they set those of the form. */
export function PressList<Value extends string | number | null>(props: PressListProps<Value>) {
  const { label, help, options, isOn, isDisabled, onPress } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={help && `${id}-help`}>
      <p id={id} className="font-semibold text-ci-gray-900">
        {label}
      </p>
      {help && (
        <p id={`${id}-help`} className="text-sm text-ci-gray-700">
          {help}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        {options.map(([value, text]) => (
          <button
            key={value}
            type="button"
            aria-pressed={isOn(value)}
            disabled={isDisabled?.(value)}
            onClick={() => onPress(value)}
            className="pick"
          >
            <Words>{text}</Words>
          </button>
        ))}
      </div>
    </div>
  );
}
