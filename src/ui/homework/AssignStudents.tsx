import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type assignmentOptions,
  selectAreStudentsKnown,
  selectAreStudentsLoading,
  selectStudents,
} from '../../machines/homework/assignmentOptions';
import { Checkbox } from '../parts/Checkbox';
import { FieldError } from '../parts/Field';
import { useField } from '../parts/form/binding';
import { Spinner } from '../parts/Spinner';

interface AssignStudentsProps {
  readonly options: ActorRefFrom<typeof assignmentOptions>;
  readonly hasCourse: boolean;
}

/** The students of the course, of whom all or some are chosen. */
export function AssignStudents({ options, hasCourse }: AssignStudentsProps) {
  const { t } = useTranslation('homework');
  const students = useSelector(options, selectStudents);
  const isLoading = useSelector(options, selectAreStudentsLoading);
  const isKnown = useSelector(options, selectAreStudentsKnown);
  const { value, field, change, isBusy } = useField({ name: 'student_ids', word: 'students' });
  const { label, error } = field;
  const all = students.map(({ id }) => id);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const isAll = all.length > 0 && all.every((id) => chosen.includes(id));
  const toggle = (id: number) => {
    change(all.filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one))));
  };
  return (
    <chakra.fieldset
      aria-invalid={error === undefined ? undefined : true}
      tabIndex={-1}
      border={0}
      minWidth={0}
    >
      <chakra.legend fontWeight="medium" mb={1}>
        {label}
      </chakra.legend>
      {!hasCourse ? <chakra.p color="fg.muted">{t('assign.courseFirst')}</chakra.p> : null}
      {isLoading ? <Spinner /> : null}
      {isKnown && all.length === 0 ? (
        <chakra.p color="fg.muted">{t('assign.noStudents')}</chakra.p>
      ) : null}
      {all.length > 0 ? (
        <Checkbox
          checked={isAll}
          partly={!isAll && chosen.length > 0}
          disabled={isBusy}
          onChange={() => {
            change(isAll ? [] : all);
          }}
        >
          {t('assign.everybody', { count: all.length })}
        </Checkbox>
      ) : null}
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
        maxHeight="26rem"
        overflowY="auto"
      >
        {students.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={isBusy}
            onChange={() => {
              toggle(id);
            }}
          >
            {name}
          </Checkbox>
        ))}
      </chakra.div>
      {error === undefined ? null : <FieldError id="students-error" text={error} />}
    </chakra.fieldset>
  );
}
