import { chakra } from '@chakra-ui/react';
import { control } from './control';
import type { TextControlProps } from './control';
import { useTextControl } from './fieldControl';

const Input = chakra('textarea', {
  base: { ...control, display: 'block', height: 'auto', py: 1, resize: 'vertical' },
});

interface TextAreaProps extends TextControlProps {
  readonly rows?: number | undefined;
}

/** Several lines of text; Enter makes a new one. */
export function TextArea({ onChange, label, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Input
      {...useTextControl()}
      {...rest}
      rows={rows}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
