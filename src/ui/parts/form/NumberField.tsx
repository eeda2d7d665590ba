import { Field } from '../Field';
import { NumberInput } from '../NumberInput';
import { type BoundFieldProps, useTextField } from './binding';

interface NumberFieldProps extends BoundFieldProps {
  readonly unit?: string | undefined;
}

/** A number as it is typed. */
export function NumberField(props: NumberFieldProps) {
  const { name, disabled, unit } = props;
  const { field, control } = useTextField(props);
  return (
    <Field {...field}>
      <NumberInput {...control} {...{ name, unit, disabled }} />
    </Field>
  );
}
