import { useTranslation } from 'react-i18next';
import { type DialogueEffect, effectDays, type Studied } from '../../domain/dialogues';
import { wholeMinutes, wholePercent } from '../../domain/number';
import type { dialogueEffects } from '../../machines/supervision/dialogueRecords';
import type { ActorProps } from '../parts/actorProps';
import { columnsOf, count, moment, share } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { RecordView } from '../parts/RecordView';
import { Text } from '../parts/Text';

/** The share of right answers; null where nothing was answered. */
const rightShare = ({ answers, right }: Studied) => (answers === 0 ? null : right / answers);
/** Effective minutes of a day on which the student studied. */
const minutesADay = ({ effective_seconds: seconds, study_days: days }: Studied) =>
  days === 0 ? null : wholeMinutes(seconds / days);
const whole = (share: number | null) => (share === null ? '—' : `${String(wholePercent(share))}%`);

const columns = columnsOf<DialogueEffect>(
  'supervision',
  [
    moment('at', ({ started_at }) => started_at),
    share('rightBefore', ({ before }) => rightShare(before), { width: 28 }),
    share('rightAfter', ({ after }) => rightShare(after), { width: 28 }),
    count('minutesBefore', ({ before }) => minutesADay(before), { width: 30 }),
    count('minutesAfter', ({ after }) => minutesADay(after), { width: 30 }),
    count('daysAfter', ({ days_after }) => days_after, { outOf: () => effectDays, width: 30 }),
  ],
  'effect.column',
);

const idOf = ({ dialogue_id: id }: DialogueEffect) => id;

/** What the week before each dialogue was like, and the week after it [SCREEN-144]. */
export function DialogueEffects({ actor }: ActorProps<typeof dialogueEffects>) {
  const { t } = useTranslation(['supervision', 'parts']);
  const { moment: told } = useDates();
  const title = t('detail.view.effect');
  return (
    <RecordView actor={actor} loading={title} rows={6} failed={t('detail.failed')}>
      {({ effects, before, after }) =>
        effects.length === 0 ? (
          <NothingYet title={t('dialogues.nothing.title')}>
            {t('dialogues.nothing.text')}
          </NothingYet>
        ) : (
          <>
            <Text as="p" my={3}>
              {effects.every(({ days_after }) => days_after < effectDays)
                ? t('effect.notYet', { days: effectDays })
                : t('effect.sum', {
                    ...{ before: whole(rightShare(before)), after: whole(rightShare(after)) },
                    minutesBefore: minutesADay(before) ?? t('parts:none'),
                    minutesAfter: minutesADay(after) ?? t('parts:none'),
                  })}
            </Text>
            <Text as="p" small muted mb={3}>
              {t('effect.why', { days: effectDays })}
            </Text>
            <ColumnsTable
              label={title}
              {...{ columns, rows: effects, rowId: idOf }}
              rowName={({ started_at }) => told(started_at)}
            />
          </>
        )
      }
    </RecordView>
  );
}
