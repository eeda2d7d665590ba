import { isWallTime } from '../../domain/businessTime';
import { DateText, type DateTextProps } from './DateText';
import { WithCalendar } from './WithCalendar';

interface DateTimeInputProps extends DateTextProps {
  /** The first day to choose. */
  readonly min?: string | undefined;
}

/** The time of a day that is chosen before a time is. */
const endOfDay = '23:59';

/** A day, or a day with its time: typed, or the day chosen from a calendar in the page's language. */
export function DateTimeInput({ min, ...props }: DateTimeInputProps) {
  const { kind, value, onChange, disabled } = props;
  const hasTime = kind === 'dateTime';
  return (
    <WithCalendar
      {...{ min, disabled }}
      days={isWallTime(value, hasTime) ? [value.slice(0, 10)] : []}
      onDays={([day = '']) => {
        const time = isWallTime(value, true) ? value.slice(11) : endOfDay;
        onChange(hasTime ? `${day}T${time}` : day);
      }}
    >
      <DateText {...props} />
    </WithCalendar>
  );
}
