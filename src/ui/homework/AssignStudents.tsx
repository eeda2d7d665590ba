import { chakra } from '@chakra-ui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type assignmentOptions,
  selectAreStudentsKnown,
  selectAreStudentsLoading,
  selectFound,
  selectKeyword,
  selectStudents,
} from '../../machines/homework/assignmentOptions';
import { Checkbox } from '../parts/Checkbox';
import { FieldError } from '../parts/Field';
import { useField } from '../parts/form/binding';
import { SearchInput } from '../parts/SearchInput';
import { Spinner } from '../parts/Spinner';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';
import { ChosenStudents } from './ChosenStudents';

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
  const { label, reason, error } = field;
  const keyword = useSelector(options, selectKeyword);
  const found = useSelector(options, selectFound, shallowEqual);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const foundChosen = found.filter((id) => chosen.includes(id));
  const isAll = found.length > 0 && foundChosen.length === found.length;
  /** Chooses some, or takes them away; whom the search hides stays as chosen. */
  const set = (ids: readonly number[], isChosen: boolean) => {
    const all = students.map(({ id }) => id);
    change(all.filter((id) => (ids.includes(id) ? isChosen : chosen.includes(id))));
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
      {students.length > 0 ? (
        <Text as="p" small muted mb={1}>
          {reason}
        </Text>
      ) : null}
      {!hasCourse ? <chakra.p color="fg.muted">{t('assign.courseFirst')}</chakra.p> : null}
      {isLoading ? <Spinner /> : null}
      {isKnown && students.length === 0 ? (
        <chakra.p color="fg.muted">{t('assign.noStudents')}</chakra.p>
      ) : null}
      {students.length > 0 ? (
        <SearchInput
          label={t('assign.search')}
          value={keyword}
          placeholder={t('search.student')}
          onChange={(typed) => {
            options.send({ type: 'students.searched', keyword: typed });
          }}
        />
      ) : null}
      {keyword !== '' && chosen.length > 0 ? (
        <ChosenStudents
          students={students.filter(({ id }) => chosen.includes(id))}
          onRemove={(id) => {
            set([id], false);
          }}
        />
      ) : null}
      {students.length > 0 && found.length === 0 ? (
        <chakra.p role="status" color="fg.muted" mt={2}>
          {t('assign.nobodyFound', { keyword })}
        </chakra.p>
      ) : null}
      {found.length > 0 ? (
        <Checkbox
          checked={isAll}
          partly={!isAll && foundChosen.length > 0}
          disabled={isBusy}
          onChange={() => {
            set(found, !isAll);
          }}
        >
          {t(found.length < students.length ? 'assign.everybodyFound' : 'assign.everybody', {
            count: found.length,
          })}
        </Checkbox>
      ) : null}
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))"
        columnGap={3}
        rowGap={1}
        maxHeight="26rem"
        overflowY="auto"
      >
        {students
          .filter(({ id }) => found.includes(id))
          .map(({ id, ...student }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              disabled={isBusy}
              onChange={(isChosen) => {
                set([id], isChosen);
              }}
            >
              <StudentName student={student} />
            </Checkbox>
          ))}
      </chakra.div>
      {error === undefined ? null : <FieldError id="students-error" text={error} />}
    </chakra.fieldset>
  );
}
