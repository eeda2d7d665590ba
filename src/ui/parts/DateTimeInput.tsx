import { useTextControl } from './fieldControl';

const types = { date: 'date', time: 'time', dateTime: 'datetime-local', month: 'month' } as const;

interface DateTimeInputProps {
  readonly kind: keyof typeof types;
  /** Wall time of the business's clock, as in '2025-11-20T14:30'; empty while unset. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first and last value to choose, in the form of the value. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly label?: string | undefined;
}

/** A day, a time or both, by the browser's own picker. It knows no time zone. */
export function DateTimeInput({ kind, onChange, label, ...rest }: DateTimeInputProps) {
  return (
    <input
      className="control figures"
      {...useTextControl()}
      {...rest}
      type={types[kind]}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
