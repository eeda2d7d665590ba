import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWallTime, wallTimeTyped } from '../../domain/businessTime';
import { TextInput } from './TextInput';

export interface DateTextProps {
  readonly kind: 'date' | 'dateTime';
  /** Wall time of the business's clock, as in '2026-11-20T14:30'; empty while unset. */
  readonly value: string;
  /** The wall time, or the text as it was typed where it is none. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly label?: string | undefined;
}

/** A day, or a day with its time, as it is typed. */
export function DateText({ kind, value, onChange, ...rest }: DateTextProps) {
  const { t } = useTranslation('parts');
  const [typed, setTyped] = useState({ text: '', read: '' });
  const hasTime = kind === 'dateTime';
  const type = (text: string) => {
    const read = wallTimeTyped(text, hasTime) ?? text;
    setTyped({ text, read });
    onChange(read);
  };
  // A caller may keep wall times only: what is typed stays in sight until it is one.
  const isTyped = value === typed.read || (value === '' && !isWallTime(typed.read, hasTime));
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      placeholder={t(hasTime ? 'date.placeholderTime' : 'date.placeholder')}
      value={isTyped ? typed.text : value.replace('T', ' ')}
      onChange={type}
    />
  );
}
