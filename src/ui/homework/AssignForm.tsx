import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { assignmentLimits } from '../../domain/homework';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectDraft,
  selectOptions,
  selectValues,
} from '../../machines/homework/homeworkAssignment.selectors';
import { BoundFailure, BoundForm } from '../parts/form/BoundForm';
import { DateField } from '../parts/form/DateField';
import { TextField } from '../parts/form/TextField';
import { AssignKind } from './AssignKind';
import { AssignPlace } from './AssignPlace';
import { AssignStudents } from './AssignStudents';

interface AssignFormProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly isBusy: boolean;
}

/** Type, place, name and deadline of the homework, an essay being called by its title; beside them its students. */
export function AssignForm({ actor, isBusy }: AssignFormProps) {
  const { t } = useTranslation('homework');
  const values = useSelector(actor, selectValues);
  const options = useSelector(actor, selectOptions);
  const draft = useSelector(actor, selectDraft);
  return (
    <BoundForm
      actor={actor}
      words="homework:field"
      values={{ count: values.student_ids.length }}
      label={t('assign.editing.title')}
      draft={draft}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={8}
        alignItems="start"
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
          <AssignKind actor={actor} isBusy={isBusy} />
          {options === undefined ? null : (
            <AssignPlace actor={actor} options={options} values={values} isBusy={isBusy} />
          )}
          {values.type === 'composition' ? (
            <TextField wide name="essay_title" maximum={assignmentLimits.essayTitle} />
          ) : (
            <TextField wide name="name" maximum={assignmentLimits.name} />
          )}
          <DateField hasTime name="deadline" />
        </chakra.div>
        {options === undefined ? null : (
          <AssignStudents {...{ actor, options }} hasCourse={values.course_id !== null} />
        )}
      </chakra.div>
      <BoundFailure onlyAsks />
    </BoundForm>
  );
}
