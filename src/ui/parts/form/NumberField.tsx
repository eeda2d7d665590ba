import { Field } from '../Field';
import { NumberInput, type NumberInputProps } from '../NumberInput';
import { type BoundFieldProps, useTextField } from './binding';

interface NumberFieldProps extends BoundFieldProps, Pick<NumberInputProps, 'unit' | 'onEnter'> {}

/** A number as it is typed. */
export function NumberField(props: NumberFieldProps) {
  const { name, disabled, unit, onEnter } = props;
  const { field, control } = useTextField(props);
  return (
    <Field {...field}>
      <NumberInput {...control} {...{ name, unit, disabled, onEnter }} />
    </Field>
  );
}
