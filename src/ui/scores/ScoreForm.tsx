import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { typedStudentLength } from '../../domain/limits';
import { fullScoreRange, levels } from '../../domain/scores';
import { jumpOf, typedStudentFault, typedStudentOf } from '../../domain/severalScores';
import { selectDraft, selectIsChecked, selectValues } from '../../machines/parts/form/selectors';
import {
  type scoreRecord,
  selectAttempts,
  type selectForm,
  selectIsChanged,
  selectStudents,
} from '../../machines/scores/scoreRecord';
import { Button } from '../parts/Button';
import { BoundFailure, BoundForm } from '../parts/form/BoundForm';
import { useFormState } from '../parts/form/binding';
import { NumberField } from '../parts/form/NumberField';
import { SelectField } from '../parts/form/SelectField';
import { TextField } from '../parts/form/TextField';
import { useToldName } from '../parts/useToldName';
import { ExamFields, Fields, useOptions } from './ExamFields';
import { JumpText } from './JumpText';
import { ScoreImages } from './ScoreImages';
import { useScoreExcerpt } from './scoreExcerpt';
import { ScoreRefusal } from './ScoreRefusal';

interface ScoreFormProps {
  readonly actor: ActorRefFrom<typeof scoreRecord>;
  readonly form: NonNullable<ReturnType<typeof selectForm>>;
}

const selectIsStudentChecked = selectIsChecked('student');

/** What is entered of a score; figures stay as they are typed [SCREEN-134, VALID-080 … VALID-091]. */
export function ScoreForm({ actor, form }: ScoreFormProps) {
  const { t } = useTranslation(['scores', 'students']);
  const values = useSelector(form, selectValues);
  const draft = useSelector(form, selectDraft);
  const attempts = useSelector(actor, selectAttempts);
  const isChanged = useSelector(actor, selectIsChanged);
  const students = useSelector(actor, selectStudents);
  const whose = typedStudentOf(students, values);
  const isStudentChecked = useSelector(form, selectIsStudentChecked);
  // Said at once: the form is not sent before everything else is right.
  const fault = isStudentChecked && !isChanged ? typedStudentFault(students, values) : null;
  const jump = whose === null ? null : jumpOf(whose.exams, values);
  const told = useToldName();
  const { isBusy } = useFormState(form);
  const { minimum, maximum } = fullScoreRange(values.exam_grade);
  const fullWhy = t(minimum === 0 ? 'record.fullUpTo' : 'record.fullFrom', { minimum, maximum });
  const options = useOptions();
  const choose = t('record.choose');
  return (
    <BoundForm
      actor={form}
      words="scores:record"
      values={{ full: fullWhy }}
      label={t(isChanged ? 'record.change' : 'record.title')}
      attempts={attempts}
      draft={draft}
      excerpt={useScoreExcerpt()}
      onSubmit={() => actor.send({ type: 'save.requested' })}
      actions={
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('record.verb')}
        </Button>
      }
    >
      <TextField
        name="student"
        maximum={typedStudentLength}
        disabled={isChanged}
        fault={fault === null ? undefined : t(`record.error.student.${fault}`)}
        reason={
          whose === null
            ? undefined
            : t('record.whose', {
                ...{ name: told(whose.name), account: whose.username },
                grade: t(`students:grade.${String(whose.grade)}`),
              })
        }
      />
      <Fields>
        <ExamFields />
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
      <div role="status">{jump === null ? null : <JumpText jump={jump} />}</div>
      <Fields>
        <NumberField name="grade_rank" optional />
        <NumberField name="grade_total" optional={values.grade_rank === ''} />
        <NumberField name="class_rank" optional />
        <NumberField name="class_total" optional={values.class_rank === ''} />
        <NumberField name="examinees" optional />
      </Fields>
      <ScoreImages actor={actor} form={form} disabled={isBusy} />
      <BoundFailure />
      <ScoreRefusal {...{ actor, form }} />
    </BoundForm>
  );
}
