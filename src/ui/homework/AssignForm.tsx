import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { fromWallTime, toWallTime } from '../../domain/businessTime';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectAttempts,
  selectDraft,
  selectErrors,
  selectOptions,
  selectValues,
} from '../../machines/homework/homeworkAssignment.selectors';
import { DateTimeInput } from '../parts/DateTimeInput';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { TextInput } from '../parts/TextInput';
import { AssignKind } from './AssignKind';
import { AssignPlace } from './AssignPlace';
import { AssignStudents } from './AssignStudents';
import { DraftOffer } from '../parts/draft/DraftOffer';

interface AssignFormProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly isBusy: boolean;
}

/** What is assigned and until when; beside it, to whom. */
export function AssignForm({ actor, isBusy }: AssignFormProps) {
  const { t } = useTranslation('homework');
  const values = useSelector(actor, selectValues);
  const errors = useSelector(actor, selectErrors);
  const attempts = useSelector(actor, selectAttempts);
  const options = useSelector(actor, selectOptions);
  const draft = useSelector(actor, selectDraft);
  const errorOf = (field: string) => {
    const key = errors[field];
    return key === undefined ? undefined : t([`error.${field}.${key}`, `error.${key}`]);
  };
  return (
    <Form
      label={t('assign.editing.title')}
      attempts={attempts}
      onSubmit={() => {
        actor.send({ type: 'submit.requested' });
      }}
    >
      {draft === undefined || isBusy ? null : <DraftOffer actor={draft} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={8}
        alignItems="start"
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
          <AssignKind actor={actor} isBusy={isBusy} />
          {options === undefined ? null : (
            <AssignPlace
              actor={actor}
              options={options}
              values={values}
              isBusy={isBusy}
              errorOf={errorOf}
            />
          )}
          <Field wide label={t('field.name')} error={errorOf('name')}>
            <TextInput
              value={values.name}
              disabled={isBusy}
              onChange={(value) => {
                actor.send({ type: 'field.changed', field: 'name', value });
              }}
            />
          </Field>
          {values.type === 'composition' ? (
            <Field wide label={t('field.essay_title')} error={errorOf('essay_title')}>
              <TextInput
                value={values.essay_title}
                disabled={isBusy}
                onChange={(value) => {
                  actor.send({ type: 'field.changed', field: 'essay_title', value });
                }}
              />
            </Field>
          ) : null}
          <Field
            wide
            label={t('field.deadline')}
            reason={t('field.deadlineReason')}
            error={errorOf('deadline')}
          >
            <DateTimeInput
              kind="dateTime"
              value={toWallTime(values.deadline)}
              disabled={isBusy}
              onChange={(wall) => {
                const value = fromWallTime(wall);
                actor.send({ type: 'field.changed', field: 'deadline', value });
              }}
            />
          </Field>
        </chakra.div>
        {options === undefined ? null : (
          <AssignStudents
            options={options}
            chosen={values.student_ids}
            hasCourse={values.course_id !== null}
            isBusy={isBusy}
            error={errorOf('student_ids')}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'student_ids', value });
            }}
          />
        )}
      </chakra.div>
    </Form>
  );
}
