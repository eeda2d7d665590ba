import type { ReactNode } from 'react';
import { useFieldControl } from './fieldControl';

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen, and some is not. */
  readonly partly?: boolean | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** The browser's own checkbox with its words. */
export function Checkbox({ checked, onChange, partly = false, children, ...rest }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input
        {...useFieldControl()}
        {...rest}
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
