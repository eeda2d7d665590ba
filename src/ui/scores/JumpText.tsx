import { useTranslation } from 'react-i18next';
import type { Jump } from '../../domain/severalScores';
import { useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import { saidScore } from './scoreColumns';

/** How far a score is from that of the last exam, and which exam that was. */
export function JumpText({ jump: { from, to, last } }: { readonly jump: Jump }) {
  const { t } = useTranslation('scores');
  const { date } = useDates();
  const [exam, day] = [t(`exam_type.${last.exam_type}`), date(`${last.exam_date}T00:00:00+08:00`)];
  const score = saidScore({ ...last, level: null });
  return (
    <Status kind="watch">
      {t(to > from ? 'jump.up' : 'jump.down', { from, to, exam, day, score })}
    </Status>
  );
}
