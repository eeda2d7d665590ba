import { HStack } from '@chakra-ui/react';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field } from '../Field';
import { TextInput } from '../TextInput';
import { type BoundFieldProps, useTextField } from './binding';

interface TextFieldProps extends BoundFieldProps {
  readonly type?: 'text' | 'tel' | 'email' | 'url' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** What stands beside the control, such as a button. */
  readonly beside?: ReactNode;
  /** As wide as the form, with the error under it. */
  readonly wide?: boolean | undefined;
  /** What is kept of a typed or pasted text, such as its digits. */
  readonly read?: ((typed: string) => string) | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, word = name, wide, beside, read = (typed: string) => typed } = props;
  const { type, inputMode, autoComplete, disabled } = props;
  const { field, control } = useTextField(props);
  return (
    <Field {...field} wide={wide}>
      <HStack gap={2}>
        <TextInput
          {...control}
          {...{ type, inputMode, autoComplete, disabled }}
          name={word}
          onChange={(typed) => control.onChange(read(typed))}
        />
        {beside}
      </HStack>
    </Field>
  );
}
