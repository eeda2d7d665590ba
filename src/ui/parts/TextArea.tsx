import type { TextControlProps } from './control';
import { useTextControl } from './fieldControl';

interface TextAreaProps extends TextControlProps {
  readonly rows?: number | undefined;
}

/** Several lines of text; Enter makes a new one. */
export function TextArea({ onChange, label, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      className="control text-area"
      {...useTextControl()}
      {...rest}
      rows={rows}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
