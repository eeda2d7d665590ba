import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useFieldControl } from './fieldControl';
import { Icon } from './Icon';
import { selectRecipe } from './Select.recipe';

/** One of a few values. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The name, where no `Field` gives one. */
  readonly label?: string | undefined;
}

const Control = chakra('select', selectRecipe);

/** The browser's own select: it works with every keyboard, phone and screen reader. */
export function Select({ onChange, options, placeholder, label, ...rest }: SelectProps) {
  return (
    <Box position="relative">
      <Control
        {...useFieldControl()}
        {...rest}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <Box position="absolute" insetEnd={2} top={2} color="fg.muted" pointerEvents="none">
        <Icon of={ChevronDown} />
      </Box>
    </Box>
  );
}
