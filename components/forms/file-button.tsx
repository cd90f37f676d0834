import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button-styles';
import { Words } from '@/components/ui/words';

interface FileButtonProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'onChange' | 'children'
> {
  /** What pressing it does. */
  children: string;
  onFile: (file: File) => void;
}

/** A file input that looks like a button. */
export function FileButton({ children, onFile, ...input }: FileButtonProps) {
  return (
    <label
      aria-busy={input.disabled}
      className={buttonClass({
        variant: 'secondary',
        size: 'sm',
        className:
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ci-blue-600',
      })}
    >
      <input
        {...input}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      <Words>{children}</Words>
    </label>
  );
}
