import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useCandidateKeys } from './candidateKeys';
import { Control, type TextControlProps } from './control';
import { useTextControl } from './fieldControl';

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
    <Control
      {...useTextControl()}
      {...useCandidateKeys(onEnter)}
      {...rest}
      type={type}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
