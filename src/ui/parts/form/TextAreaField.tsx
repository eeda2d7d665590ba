import { Field } from '../Field';
import { TextArea } from '../TextArea';
import { type BoundFieldProps, useTextField } from './binding';

interface TextAreaFieldProps extends BoundFieldProps {
  readonly rows?: number | undefined;
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, disabled, rows } = props;
  const { field, control } = useTextField(props);
  return (
    <Field {...field} wide>
      <TextArea {...control} {...{ name, rows, disabled }} />
    </Field>
  );
}
