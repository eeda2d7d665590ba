import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullScoreRange } from '../../domain/scores';
import {
  selectClasses,
  selectCount,
  selectDraft,
  selectIsSubmitting,
  selectRowsFault,
  selectValues,
  type severalScores,
} from '../../machines/scores/severalScores';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { BoundFailure, BoundForm } from '../parts/form/BoundForm';
import { NumberField } from '../parts/form/NumberField';
import { SelectField } from '../parts/form/SelectField';
import { FormFailure } from '../parts/FormFailure';
import { ExamFields, Fields } from './ExamFields';
import { PastedLines } from './PastedLines';
import { ResultsTable } from './ResultsTable';
import { useScoreExcerpt } from './scoreExcerpt';

/** What the scores share, and below it a row for each student. */
export function SeveralScoresForm({ actor }: ActorProps<typeof severalScores>) {
  const { t } = useTranslation('scores');
  const values = useSelector(actor, selectValues);
  const classes = useSelector(actor, selectClasses);
  const count = useSelector(actor, selectCount);
  const fault = useSelector(actor, selectRowsFault);
  const { minimum, maximum } = fullScoreRange(values.exam_grade);
  const fullWhy = t(minimum === 0 ? 'record.fullUpTo' : 'record.fullFrom', { minimum, maximum });
  const whom = [
    ...['grade', 'all', 'missing'].map((value) => ({ value, label: t(`several.whom.${value}`) })),
    ...classes.map(({ class_id, name }) => ({ value: String(class_id), label: name })),
  ];
  return (
    <BoundForm
      actor={actor}
      words="scores:record"
      values={{ full: fullWhy }}
      label={t('several.title')}
      draft={useSelector(actor, selectDraft)}
      excerpt={useScoreExcerpt()}
      actions={
        <Button kind="primary" type="submit" busy={useSelector(actor, selectIsSubmitting)}>
          {count === 0 ? t('several.save') : t('several.verb', { count })}
        </Button>
      }
    >
      <Fields>
        <ExamFields />
        {values.score_type === 'level' ? null : <NumberField name="full_score" reason={fullWhy} />}
        <NumberField name="examinees" optional />
        <SelectField name="whom" options={whom} />
      </Fields>
      <PastedLines actor={actor} />
      <ResultsTable actor={actor} />
      <FormFailure text={fault === undefined ? null : t(`several.error.${fault}`)} />
      <BoundFailure />
    </BoundForm>
  );
}
