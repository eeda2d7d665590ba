import type { ReactNode } from 'react';
import { Field } from '../Field';
import { type BoundFieldProps, useField } from './binding';

interface CustomFieldProps extends BoundFieldProps {
  readonly children: (value: unknown, change: (value: unknown) => void) => ReactNode;
}

/** Any other control. */
export function CustomField(props: CustomFieldProps) {
  const { value, field, change } = useField(props);
  return <Field {...field}>{props.children(value, change)}</Field>;
}
