import { Field } from '../Field';
import { TextArea } from '../TextArea';
import { type BoundFieldProps, useTextField } from './binding';

/** Several lines of text, which may stay empty where they need no characters. */
export function TextAreaField(props: BoundFieldProps & { readonly rows?: number | undefined }) {
  const { name, disabled, rows } = props;
  const { optional = props.minimum === 0 } = props;
  const { field, control } = useTextField({ ...props, optional });
  return (
    <Field {...field} wide>
      <TextArea {...control} {...{ name, rows, disabled }} />
    </Field>
  );
}
