import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { fromWallTime, toWallTime } from '../../domain/businessTime';
import { homeworkTypes } from '../../domain/homework';
import {
  type homeworkAssignment,
  selectAttempts,
  selectDraft,
  selectErrors,
  selectOptions,
  selectValues,
} from '../../machines/homework/homeworkAssignment';
import { DateTimeInput } from '../parts/DateTimeInput';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { RadioGroup } from '../parts/RadioGroup';
import { TextInput } from '../parts/TextInput';
import { AssignPlace } from './AssignPlace';
import { AssignStudents } from './AssignStudents';
import { DraftOffer } from '../parts/draft/DraftOffer';

interface AssignFormProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly isBusy: boolean;
}

/** What is assigned, to whom, and until when. */
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
      {draft === undefined ? null : <DraftOffer actor={draft} />}
      <RadioGroup
        label={t('field.type')}
        value={values.type}
        options={homeworkTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={(value) => {
          const homeworkType = homeworkTypes.find((type) => type === value);
          if (homeworkType !== undefined) actor.send({ type: 'type.chosen', homeworkType });
        }}
      />
      {options === undefined ? null : (
        <AssignPlace actor={actor} options={options} values={values} errorOf={errorOf} />
      )}
      <Field label={t('field.name')} error={errorOf('name')}>
        <TextInput
          value={values.name}
          disabled={isBusy}
          onChange={(value) => {
            actor.send({ type: 'field.changed', field: 'name', value });
          }}
        />
      </Field>
      {values.type === 'composition' ? (
        <Field label={t('field.essay_title')} error={errorOf('essay_title')}>
          <TextInput
            value={values.essay_title}
            disabled={isBusy}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'essay_title', value });
            }}
          />
        </Field>
      ) : null}
      <Field label={t('field.deadline')} error={errorOf('deadline')}>
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
      {options === undefined ? null : (
        <AssignStudents
          options={options}
          chosen={values.student_ids}
          hasCourse={values.course_id !== null}
          error={errorOf('student_ids')}
          onChange={(value) => {
            actor.send({ type: 'field.changed', field: 'student_ids', value });
          }}
        />
      )}
    </Form>
  );
}
