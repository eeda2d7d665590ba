import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { businessDay, toWallTime } from '../../domain/businessTime';
import { businessZone } from '../../domain/moment';

const formats = {
  moment: {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  day: { month: 'short', day: 'numeric', weekday: 'short' },
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormat = keyof typeof formats;

/** A day of another year in Chinese: in figures, since its words are too wide for a column. */
const dateInFigures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const optionsOf = (language: string, format: DateFormat): Intl.DateTimeFormatOptions =>
  language === 'zh' && format === 'date' ? dateInFigures : formats[format];

const yearOf = (date: Date) => businessDay(date).slice(0, 4);

/** A day without its year is understood as one of the current year. */
const needsYear = (date: Date, format: DateFormat) =>
  !['time', 'date', 'month'].includes(format) && yearOf(date) !== yearOf(new Date());

const made = new Map<string, Intl.DateTimeFormat>();

/** A format is costly to make, and every row of a table needs one. */
function formatOf(language: string, format: DateFormat, withYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${format} ${String(withYear)}`;
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const found =
    made.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...optionsOf(language, format),
      ...year,
      timeZone: businessZone,
    });
  made.set(key, found);
  return found;
}

/** Writes a moment of the wire, or a calendar day as `2026-11-20`, in a language, in the business zone. */
function writeMoment(moment: string, language: string, format: DateFormat): string {
  const date = new Date(moment);
  const parts = formatOf(language, format, needsYear(date, format)).formatToParts(date);
  // Chinese formats put the weekday right behind the day; a space lets both be read at a glance.
  const texts = parts.map(({ type, value }) =>
    type === 'weekday' && language === 'zh' ? ` ${value}` : value,
  );
  return texts.join('');
}

/** A moment as a file has it. */
export const fileMoment = (moment: string | null) =>
  moment === null ? null : toWallTime(moment).replace('T', ' ');

/** Dates in a language; those of a file in the form that every spreadsheet sorts. */
export function datesIn(language: string) {
  const write = (format: DateFormat) => (moment: string) => writeMoment(moment, language, format);
  return {
    ...{ moment: write('moment'), day: write('day'), date: write('date') },
    ...{ month: write('month'), time: write('time') },
    fileMoment,
    fileDay: (moment: string) => businessDay(new Date(moment)),
  };
}

export type Dates = ReturnType<typeof datesIn>;

/** Dates in the language of the page; the same functions until the language changes. */
export function useDates(): Dates {
  const { language } = useTranslation().i18n;
  return useMemo(() => datesIn(language), [language]);
}
