import { DatePicker, parseDate, VisuallyHidden } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { businessZone } from '../../domain/moment';
import { calendarRecipe } from './Calendar.recipe';
import { Icon } from './Icon';

interface CalendarProps {
  /** Of the input: its parts are found by `<id>control` and `<id>open`. */
  readonly id: string;
  /** The chosen days: one, the two ends of a range, or none. */
  readonly days: readonly string[];
  readonly isRange: boolean;
  readonly min?: string | undefined;
  /** A day was chosen, or both ends of a range, the earlier first. */
  readonly onDays: (days: readonly string[]) => void;
  readonly onClose: () => void;
}

const previous = {
  day: 'date.previous.day',
  month: 'date.previous.month',
  year: 'date.previous.year',
} as const;
const next = { day: 'date.next.day', month: 'date.next.month', year: 'date.next.year' } as const;

const dateOf = (day: string | undefined) =>
  day === undefined ? undefined : parseDate(day.slice(0, 10));

/** A calendar under a date input; days, months and years by the keyboard. */
export function Calendar({ id, days, isRange, min, onDays, onClose }: CalendarProps) {
  const { t, i18n } = useTranslation('parts');
  const isChinese = i18n.language === 'zh';
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const today = content.current?.querySelector<HTMLElement>('[role=button][tabindex="0"]');
    today?.focus({ preventScroll: true });
  }, []);
  // The first end of a range is chosen in the calendar alone until the second is.
  const [chosen, setChosen] = useState(() => days.map((day) => parseDate(day)));
  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      open
      onOpenChange={onClose}
      ids={{ control: `${id}control`, trigger: `${id}open` }}
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 4 }}
      // Dates are UTC by default: before 8 in the morning that is the day before.
      timeZone={businessZone}
      locale={isChinese ? 'zh-CN' : 'en-GB'}
      translations={{
        content: t('date.calendar'),
        dayCell: ({ valueText }) => valueText,
        prevTrigger: (view) => t(previous[view]),
        nextTrigger: (view) => t(next[view]),
        // Named by what is written on it, and what a press does.
        viewTrigger: () => '',
      }}
      min={dateOf(min)}
      selectionMode={isRange ? 'range' : 'single'}
      value={chosen}
      onValueChange={({ value, valueAsString }) => {
        setChosen(value);
        if (value.length === (isRange ? 2 : 1)) onDays(valueAsString);
      }}
      format={(date) => date.toString()}
    >
      <DatePicker.Positioner>
        <DatePicker.Content ref={content}>
          {(['day', 'month', 'year'] as const).map((view) => (
            <DatePicker.View key={view} view={view}>
              <DatePicker.ViewControl>
                <DatePicker.PrevTrigger>
                  <Icon of={ChevronLeft} />
                </DatePicker.PrevTrigger>
                <DatePicker.ViewTrigger>
                  <DatePicker.RangeText />{' '}
                  <VisuallyHidden>
                    {t(view === 'day' ? 'date.view.day' : 'date.view.month')}
                  </VisuallyHidden>
                </DatePicker.ViewTrigger>
                <DatePicker.NextTrigger>
                  <Icon of={ChevronRight} />
                </DatePicker.NextTrigger>
              </DatePicker.ViewControl>
              {view === 'day' ? <DatePicker.DayTable /> : null}
              {view === 'month' ? (
                // A month is written as its cell is named: in full in English, by its number in Chinese.
                <DatePicker.MonthTable columns={3} format={isChinese ? 'short' : 'long'} />
              ) : null}
              {view === 'year' ? <DatePicker.YearTable /> : null}
            </DatePicker.View>
          ))}
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}
