import { chakra } from '@chakra-ui/react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useCandidateKeys } from './candidateKeys';
import { control } from './control';
import type { TextControlProps } from './control';
import { useTextControl } from './fieldControl';

const Input = chakra('input', { base: control });

interface TextInputProps extends TextControlProps {
  readonly type?: 'text' | 'tel' | 'email' | 'url' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Enter as a person means it, never the one that picks a Chinese candidate. */
  readonly onEnter?: (() => void) | undefined;
}

/** One line of text. */
export function TextInput({ onChange, onEnter, label, type = 'text', ...rest }: TextInputProps) {
  return (
    <Input
      {...useTextControl()}
      {...useCandidateKeys(onEnter)}
      {...rest}
      type={type}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
