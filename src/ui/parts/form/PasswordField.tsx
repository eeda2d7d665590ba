import { Field } from '../Field';
import { PasswordInput } from '../PasswordInput';
import { type BoundFieldProps, useTextField } from './binding';

interface PasswordFieldProps extends BoundFieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, autoComplete } = props;
  const { field, control } = useTextField(props);
  return (
    <Field {...field}>
      <PasswordInput {...control} {...{ name, autoComplete }} />
    </Field>
  );
}
