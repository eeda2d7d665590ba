import { HStack } from '@chakra-ui/react';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { fromWallTime, toWallTime } from '../../../domain/businessTime';
import { DateTimeInput } from '../DateTimeInput';
import { Field } from '../Field';
import { NumberInput } from '../NumberInput';
import { PasswordInput } from '../PasswordInput';
import { type Option, Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextInput } from '../TextInput';
import { type BoundFieldProps, useField } from './binding';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Twice the limit can be typed: what is too much is told, not swallowed. */
const longest = (maximum: number | undefined) => (maximum === undefined ? undefined : 2 * maximum);

interface TextFieldProps extends BoundFieldProps {
  readonly type?: 'text' | 'tel' | 'email' | 'url' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** How much can be typed, where it is not twice the limit. */
  readonly maxLength?: number | undefined;
  /** What stands beside the control, such as a button. */
  readonly beside?: ReactNode;
  /** As wide as the form, with the error under it. */
  readonly wide?: boolean | undefined;
  /** What is kept of a typed or pasted text, such as its digits. */
  readonly read?: ((typed: string) => string) | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, word = name, maximum, wide, beside, read = text } = props;
  const { type, inputMode, autoComplete, disabled, maxLength = longest(maximum) } = props;
  const { value, field, change, leave } = useField(props);
  return (
    <Field {...field} wide={wide}>
      <HStack gap={2}>
        <TextInput
          {...{ type, inputMode, autoComplete, disabled, maxLength }}
          name={word}
          value={text(value)}
          onBlur={leave}
          onChange={(typed) => {
            change(read(typed));
          }}
        />
        {beside}
      </HStack>
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField(props: BoundFieldProps & { readonly rows?: number }) {
  const { name, maximum, disabled, rows } = props;
  const { value, field, change, leave } = useField(props);
  return (
    <Field {...field} wide>
      <TextArea
        {...{ name, rows, disabled }}
        maxLength={longest(maximum)}
        value={text(value)}
        onBlur={leave}
        onChange={change}
      />
    </Field>
  );
}

/** A number as it is typed. */
export function NumberField(props: BoundFieldProps & { readonly unit?: string }) {
  const { name, disabled, unit } = props;
  const { value, field, change, leave } = useField(props);
  return (
    <Field {...field}>
      <NumberInput
        {...{ name, unit, disabled }}
        value={text(value)}
        onBlur={leave}
        onChange={change}
      />
    </Field>
  );
}

interface PasswordFieldProps extends BoundFieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly maxLength?: number | undefined;
}

/** A password. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, autoComplete, maxLength } = props;
  const { value, field, change, leave } = useField(props);
  return (
    <Field {...field}>
      <PasswordInput
        {...{ name, autoComplete, maxLength }}
        value={text(value)}
        onBlur={leave}
        onChange={change}
      />
    </Field>
  );
}

interface DateFieldProps extends BoundFieldProps {
  /** Whether the value is a moment with its time, shown and typed in the business's zone; else a day. */
  readonly hasTime?: boolean;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A day, or a moment. */
export function DateField(props: DateFieldProps) {
  const { name, disabled, min, max, hasTime = false } = props;
  const { value, field, change, leave } = useField(props);
  return (
    <Field {...field} wide>
      <DateTimeInput
        {...{ name, min, max, disabled }}
        kind={hasTime ? 'dateTime' : 'date'}
        value={hasTime ? toWallTime(text(value)) : text(value)}
        onBlur={leave}
        onChange={(typed) => {
          change(hasTime ? fromWallTime(typed) : typed);
        }}
      />
    </Field>
  );
}

interface SelectFieldProps extends BoundFieldProps {
  readonly options: readonly Option[];
  readonly placeholder?: string | undefined;
  /** Sends the choice where the chart's event is not `field.changed`, such as for an id. */
  readonly onChoose?: ((value: string) => void) | undefined;
}

/** One of a few values. */
export function SelectField(props: SelectFieldProps) {
  const { name, options, placeholder, disabled = false } = props;
  const { value, field, change, isBusy } = useField(props);
  return (
    <Field {...field} wide>
      <Select
        {...{ name, options, placeholder }}
        disabled={disabled || isBusy}
        value={typeof value === 'number' ? String(value) : text(value)}
        onChange={props.onChoose ?? change}
      />
    </Field>
  );
}

interface CustomFieldProps extends BoundFieldProps {
  readonly wide?: boolean | undefined;
  readonly children: (value: unknown, change: (value: unknown) => void) => ReactNode;
}

/** Any other control. */
export function CustomField(props: CustomFieldProps) {
  const { value, field, change } = useField(props);
  return (
    <Field {...field} wide={props.wide}>
      {props.children(value, change)}
    </Field>
  );
}
