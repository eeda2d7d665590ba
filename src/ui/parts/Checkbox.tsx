import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { checkMarkRecipe } from './checkMark.recipe';
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

/** A checkbox or radio button of the browser, in the theme's colours. */
export const CheckMark = chakra('input', checkMarkRecipe);

/** The words of a checkbox or radio button: pressing them chooses it. */
export const CheckLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    // A long name is cut rather than laid over the next one.
    minWidth: 0,
    minHeight: 'control',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
});

/** The browser's own checkbox with its words. */
export function Checkbox({ checked, onChange, partly = false, children, ...rest }: CheckboxProps) {
  return (
    <CheckLabel>
      <CheckMark
        {...useFieldControl()}
        {...rest}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = partly;
        }}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <chakra.span minWidth={0}>{children}</chakra.span>
    </CheckLabel>
  );
}
