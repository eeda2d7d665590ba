import { momentTyped, typedOfMoment } from '../../../domain/businessTime';
import { DateTimeInput } from '../DateTimeInput';
import { Field } from '../Field';
import { type BoundFieldProps, useTextField } from './binding';

interface DateFieldProps extends BoundFieldProps {
  /** Whether the value is a moment with its time, shown and typed in the business's zone; else a day. */
  readonly hasTime?: boolean;
  readonly min?: string | undefined;
}

/** A day, or a moment. */
export function DateField(props: DateFieldProps) {
  const { name, disabled, min, hasTime = false } = props;
  const { field, control } = useTextField(props);
  return (
    <Field {...field} wide>
      <DateTimeInput
        {...{ name, min, disabled }}
        kind={hasTime ? 'dateTime' : 'date'}
        value={hasTime ? typedOfMoment(control.value) : control.value}
        onBlur={control.onBlur}
        onChange={(typed) => control.onChange(hasTime ? momentTyped(typed) : typed)}
      />
    </Field>
  );
}
