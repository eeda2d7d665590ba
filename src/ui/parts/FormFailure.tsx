import { useId } from 'react';
import { FieldError } from './Field';

interface FormFailureProps {
  /** What was wrong with the whole; null where nothing was, or where a field says it. */
  readonly text: string | null;
}

/** What the server said of a form as a whole, read out as it comes. */
export function FormFailure({ text }: FormFailureProps) {
  const id = useId();
  return <div role="alert">{text === null ? null : <FieldError id={id} text={text} />}</div>;
}
