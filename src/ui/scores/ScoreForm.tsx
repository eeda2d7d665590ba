import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { grades } from '../../domain/grades';
import { examTypes, fullScoreRange, levels, scoreTypes } from '../../domain/scores';
import { selectDraft, selectValues } from '../../machines/parts/form/selectors';
import {
  type scoreRecord,
  selectAttempts,
  type selectForm,
  selectIsChanged,
} from '../../machines/scores/scoreRecord';
import { Button } from '../parts/Button';
import { BoundFailure, BoundForm } from '../parts/form/BoundForm';
import { useFormState } from '../parts/form/binding';
import { DateField } from '../parts/form/DateField';
import { NumberField } from '../parts/form/NumberField';
import { SelectField } from '../parts/form/SelectField';
import { TextField } from '../parts/form/TextField';
import { ScoreImages } from './ScoreImages';

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
    maxWidth: '40rem',
  },
});

interface ScoreFormProps {
  readonly actor: ActorRefFrom<typeof scoreRecord>;
  readonly form: NonNullable<ReturnType<typeof selectForm>>;
}

/** What is entered of a score; figures stay as they are typed [SCREEN-134, VALID-080 … VALID-091]. */
export function ScoreForm({ actor, form }: ScoreFormProps) {
  const { t } = useTranslation(['scores', 'students']);
  const values = useSelector(form, selectValues);
  const draft = useSelector(form, selectDraft);
  const attempts = useSelector(actor, selectAttempts);
  const isChanged = useSelector(actor, selectIsChanged);
  const { isBusy } = useFormState(form);
  const { minimum, maximum } = fullScoreRange(values.exam_grade);
  const fullWhy = t(minimum === 0 ? 'record.fullUpTo' : 'record.fullFrom', { minimum, maximum });
  const options = (words: string, of: readonly (string | number)[]) =>
    of.map((value) => ({ value: String(value), label: t(`${words}.${String(value)}`) }));
  const choose = t('record.choose');
  return (
    <BoundForm
      actor={form}
      words="scores:record"
      label={t(isChanged ? 'record.change' : 'record.title')}
      attempts={attempts}
      draft={draft}
      onSubmit={() => {
        actor.send({ type: 'save.requested' });
      }}
      actions={
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('record.verb')}
        </Button>
      }
    >
      <TextField name="student" disabled={isChanged} />
      <Fields>
        <SelectField
          name="exam_grade"
          placeholder={choose}
          options={options('students:grade', grades)}
        />
        <SelectField
          name="exam_type"
          placeholder={choose}
          options={options('exam_type', examTypes)}
        />
        <DateField name="exam_date" />
        <SelectField name="score_type" options={options('scoreType', scoreTypes)} />
        {values.score_type === 'level' ? (
          <>
            <SelectField name="level" placeholder={choose} options={options('level', levels)} />
            <NumberField name="level_proportion" unit="%" optional />
          </>
        ) : (
          <>
            <NumberField name="full_score" reason={fullWhy} />
            <NumberField name="score" />
          </>
        )}
      </Fields>
      <Fields>
        <NumberField name="grade_rank" optional />
        <NumberField name="grade_total" optional={values.grade_rank === ''} />
        <NumberField name="class_rank" optional />
        <NumberField name="class_total" optional={values.class_rank === ''} />
        <NumberField name="examinees" optional />
      </Fields>
      <ScoreImages actor={actor} form={form} disabled={isBusy} />
      <BoundFailure />
    </BoundForm>
  );
}
