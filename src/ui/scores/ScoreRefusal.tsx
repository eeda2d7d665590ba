import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { scorePage, scoresOf } from '../../domain/addresses';
import { selectValues } from '../../machines/parts/form/selectors';
import { selectRefusal } from '../../machines/scores/scoreEntry';
import {
  type scoreRecord,
  type selectForm,
  selectScoreId,
  selectSubjectId,
} from '../../machines/scores/scoreRecord';
import { RefusalWay } from '../parts/form/RefusalWay';

interface ScoreRefusalProps {
  readonly actor: ActorRefFrom<typeof scoreRecord>;
  readonly form: NonNullable<ReturnType<typeof selectForm>>;
}

/** After a refusal that only what is saved explains: the way there, and what becomes of what was typed. */
export function ScoreRefusal({ actor, form }: ScoreRefusalProps) {
  const { t } = useTranslation('scores');
  const refusal = useSelector(form, selectRefusal);
  const subjectId = useSelector(actor, selectSubjectId);
  const scoreId = useSelector(actor, selectScoreId) ?? 0;
  const { student } = useSelector(form, selectValues);
  if (refusal === null) return null;
  const label = t(`record.way.${refusal}`);
  if (refusal === 'gone') return <RefusalWay to="/score/index" label={label} />;
  if (refusal === 'saved') return <RefusalWay to={scoresOf(student, subjectId)} label={label} />;
  return (
    <RefusalWay to={scorePage(scoreId, subjectId)} label={label}>
      {t('record.way.kept')}
    </RefusalWay>
  );
}
