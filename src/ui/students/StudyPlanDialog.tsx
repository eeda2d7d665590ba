import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { planMinutes, planNoteLength, planQuestions } from '../../domain/studyPlan';
import { selectDraft } from '../../machines/parts/form/selectors';
import { selectPlanned, type studyPlanning } from '../../machines/students/studyPlanning';
import { DateField } from '../parts/form/DateField';
import { FormDialog } from '../parts/form/FormDialog';
import { NumberField } from '../parts/form/NumberField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { useToldName } from '../parts/useToldName';
import { WeekdayChoice } from './WeekdayChoice';

interface StudyPlanDialogProps {
  readonly actor: ActorRefFrom<typeof studyPlanning>;
  readonly onCancel: () => void;
}

/** Goals of a study day, the days of the week, the last day, and why. */
export function StudyPlanDialog({ actor, onCancel }: StudyPlanDialogProps) {
  const { t } = useTranslation('students');
  const told = useToldName();
  const { name, username, today } = useSelector(actor, selectPlanned);
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog
      actor={actor}
      words="students:plan"
      values={{ name: told(name), username }}
      {...{ onCancel, draft }}
    >
      <NumberField name="minutes" unit={t('plan.unit.minutes')} {...planMinutes} />
      <NumberField name="questions" unit={t('plan.unit.questions')} {...planQuestions} />
      <WeekdayChoice />
      <DateField name="until" min={today} optional />
      <TextAreaField name="note" rows={2} optional {...planNoteLength} />
    </FormDialog>
  );
}
