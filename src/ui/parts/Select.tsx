import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { controlRecipe } from './control.recipe';
import { useFieldControl } from './fieldControl';
import { Icon } from './Icon';
import { Text } from './Text';

const Choice = chakra('select', controlRecipe);

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
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The name, where no `Field` gives one. */
  readonly label?: string | undefined;
}

/** The browser's own select: it works with every keyboard, phone and screen reader. */
export function Select({ onChange, options, placeholder, label, ...rest }: SelectProps) {
  return (
    <chakra.span position="relative" display="block">
      <Choice
        appearance="none"
        pe={8}
        cursor="pointer"
        textOverflow="ellipsis"
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
      </Choice>
      <Text muted position="absolute" insetEnd={2} top={2} pointerEvents="none">
        <Icon of={ChevronDown} />
      </Text>
    </chakra.span>
  );
}
