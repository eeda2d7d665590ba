import { Field } from '../Field';
import { TextArea } from '../TextArea';
import { type BoundFieldProps, useTextField } from './binding';

interface TextAreaFieldProps extends BoundFieldProps {
  readonly rows?: number | undefined;
}

/** Several lines of text, which may stay empty where they need no characters. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, disabled, rows } = props;
  const { optional = props.minimum === 0 } = props;
  const { field, control } = useTextField({ ...props, optional });
  return (
    <Field {...field} wide>
      <TextArea {...control} {...{ name, rows, disabled }} />
    </Field>
  );
}
