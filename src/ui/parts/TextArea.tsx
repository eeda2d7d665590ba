import { chakra } from '@chakra-ui/react';
import type { TextControlProps } from './control';
import { controlRecipe } from './control.recipe';
import { useTextControl } from './fieldControl';

const Area = chakra('textarea', controlRecipe);

interface TextAreaProps extends TextControlProps {
  readonly rows?: number | undefined;
}

/** Several lines of text; Enter makes a new one. */
export function TextArea({ onChange, label, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Area
      {...useTextControl()}
      {...rest}
      rows={rows}
      display="block"
      height="auto"
      py={1}
      resize="vertical"
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
