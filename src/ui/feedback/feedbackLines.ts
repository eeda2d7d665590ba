import { useTranslation } from 'react-i18next';
import { timeTyped } from '../../domain/businessTime';
import type { PostClassDraft } from '../../domain/feedback';
import { useDates } from '../parts/dates';

const shares = ['previous_completion', 'previous_accuracy'] as const;

/** What a feedback says, thing by thing, without what was left out [ENTITY-023]. */
export function useFeedbackLines() {
  const { t } = useTranslation('feedback');
  const { day } = useDates();
  return (values: PostClassDraft) => {
    const { class_date: date, class_count: count, stars } = values;
    const [from, to] = [timeTyped(values.start_time), timeTyped(values.end_time)];
    const said = [
      ['class_date', date === '' ? '' : t('class.time', { date: day(date), from, to })],
      ['method', t(`method.${values.method}`)],
      ['class_count', count === null ? '' : String(count)],
      ['class_content', values.content],
      ['stars', stars === null ? '' : t('class.stars', { count: stars })],
      ['evaluation', values.evaluation],
      ...shares.map((name) => {
        const share = values[name];
        return [name, share === null ? '' : t('class.share', { share })] as const;
      }),
      ['homework', values.homework],
    ] as const;
    return said.flatMap(([name, text]) =>
      text === '' ? [] : [{ name, label: t(`field.${name}`), text }],
    );
  };
}
