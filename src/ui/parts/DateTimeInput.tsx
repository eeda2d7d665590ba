import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWallTime, wallTimeTyped } from '../../domain/businessTime';
import { useTextControl } from './fieldControl';
import { IconButton } from './IconButton';
import { TextInput } from './TextInput';

const Calendar = lazy(async () => ({ default: (await import('./Calendar')).Calendar }));

interface DateTimeInputProps {
  readonly kind: 'date' | 'dateTime';
  /** Wall time of the business's clock, as in '2026-11-20T14:30'; empty while unset. */
  readonly value: string;
  /** The wall time, or the text as it was typed where it is none. */
  readonly onChange: (value: string) => void;
  /** The first and last day to choose. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly label?: string | undefined;
}

/** The time of a day that is chosen before a time is. */
const endOfDay = '23:59';

/** A day, or a day with its time: typed, or the day chosen from a calendar in the page's language. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { kind, value, onChange, min, max, disabled, ...rest } = props;
  const { t } = useTranslation('parts');
  const [typed, setTyped] = useState({ text: '', read: '' });
  const [isOpen, setOpen] = useState(false);
  const { readOnly } = useTextControl();
  const id = useId();
  const hasTime = kind === 'dateTime';
  const type = (text: string) => {
    const read = wallTimeTyped(text, hasTime) ?? text;
    setTyped({ text, read });
    onChange(read);
  };
  // A caller may keep wall times only: what is typed stays in sight until it is one.
  const isTyped = value === typed.read || (value === '' && !isWallTime(typed.read, hasTime));
  return (
    <chakra.div
      id={`${id}control`}
      role="presentation"
      position="relative"
      // Escape closes the calendar, not the dialog that it stands in.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <TextInput
        {...rest}
        disabled={disabled}
        autoComplete="off"
        placeholder={t(hasTime ? 'date.placeholderTime' : 'date.placeholder')}
        value={isTyped ? typed.text : value.replace('T', ' ')}
        onChange={type}
      />
      <chakra.div position="absolute" insetEnd={0.5} top={0.5}>
        <IconButton
          id={`${id}open`}
          icon={CalendarDays}
          label={t('date.open')}
          size="small"
          disabled={disabled === true || readOnly}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </chakra.div>
      {isOpen ? (
        <Suspense fallback={null}>
          <Calendar
            id={id}
            day={isWallTime(value, hasTime) ? value.slice(0, 10) : ''}
            min={min}
            max={max}
            onClose={() => setOpen(false)}
            onDay={(day) => {
              const time = isWallTime(value, true) ? value.slice(11) : endOfDay;
              onChange(hasTime ? `${day}T${time}` : day);
            }}
          />
        </Suspense>
      ) : null}
    </chakra.div>
  );
}
