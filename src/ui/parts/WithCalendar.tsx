import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextControl } from './fieldControl';
import { IconButton } from './IconButton';
import { late } from './late';

const Calendar = late(async () => (await import('./Calendar')).Calendar);

interface WithCalendarProps {
  /** The chosen days: one, the two ends of a range, or none. */
  readonly days: readonly string[];
  readonly isRange?: boolean;
  readonly min?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onDays: (days: readonly string[]) => void;
  /** The inputs in which the days are typed. */
  readonly children: ReactNode;
}

/** Inputs of days with one button at their end, which opens the calendar of them all. */
export function WithCalendar(props: WithCalendarProps) {
  const { isRange = false, disabled, children, ...calendar } = props;
  const { t } = useTranslation('parts');
  const [isOpen, setOpen] = useState(false);
  const { readOnly } = useTextControl();
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const close = () => {
    const hadFocus = layer.current?.contains(document.activeElement) ?? false;
    setOpen(false);
    // Who has gone on to another field stays there.
    if (hadFocus) document.getElementById(`${id}open`)?.focus();
  };
  return (
    <chakra.div
      id={`${id}control`}
      role="presentation"
      position="relative"
      // Escape closes the calendar, not the dialog that it stands in.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      {children}
      <chakra.div position="absolute" insetEnd={0.5} top={0.5}>
        <IconButton
          id={`${id}open`}
          icon={CalendarDays}
          label={t(isRange ? 'date.openRange' : 'date.open')}
          size="small"
          disabled={disabled === true || readOnly}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </chakra.div>
      {isOpen ? (
        <chakra.div ref={layer}>
          <Calendar {...{ ...calendar, id, isRange }} onClose={close} />
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
