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
import { choiceRefusal } from '../../domain/homeworkCandidacy';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import { selectWished } from '../../machines/homework/homeworkAssignment.selectors';
import { Checkbox } from '../parts/Checkbox';
import { FieldError } from '../parts/Field';
import { useField } from '../parts/form/binding';
import { Legend } from '../parts/Legend';
import { NotYours } from '../parts/NotYours';
import { SearchInput } from '../parts/SearchInput';
import { Spinner } from '../parts/Spinner';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';
import { ChosenStudents } from './ChosenStudents';
import { LeftOut } from './LeftOut';

interface AssignStudentsProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly options: ActorRefFrom<typeof assignmentOptions>;
  readonly hasCourse: boolean;
}

/** The students of the course, of whom all or some are chosen; who cannot be given the homework is marked with the reason. */
export function AssignStudents({ actor, options, hasCourse }: AssignStudentsProps) {
  const { t } = useTranslation('homework');
  const students = useSelector(options, selectStudents);
  const isLoading = useSelector(options, selectAreStudentsLoading);
  const isKnown = useSelector(options, selectAreStudentsKnown);
  const { value, field, change, isBusy } = useField({ name: 'student_ids', word: 'students' });
  const { label, reason, error } = field;
  const keyword = useSelector(options, selectKeyword);
  const wished = useSelector(actor, selectWished);
  const found = useSelector(options, selectFound, shallowEqual);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choosable = students.filter((student) => choiceRefusal(student) === null);
  const foundChoosable = choosable.filter(({ id }) => found.includes(id)).map(({ id }) => id);
  const leftOut = students.flatMap(({ id: student_id, ...student }) => {
    const outcome = choiceRefusal(student);
    return outcome !== null && wished.includes(student_id)
      ? [{ ...student, student_id, outcome }]
      : [];
  });
  const notYours = isKnown
    ? wished.filter((wish) => students.every(({ id }) => id !== wish)).length
    : 0;
  const foundChosen = found.filter((id) => chosen.includes(id));
  const isAll = foundChoosable.length > 0 && foundChosen.length === foundChoosable.length;
  /** Chooses some, or takes them away; whom the search hides stays as chosen. */
  const set = (ids: readonly number[], isChosen: boolean) => {
    const all = choosable.map(({ id }) => id);
    change(all.filter((id) => (ids.includes(id) ? isChosen : chosen.includes(id))));
  };
  return (
    <chakra.fieldset
      aria-invalid={error === undefined ? undefined : true}
      tabIndex={-1}
      border={0}
      minWidth={0}
    >
      <Legend spoken>{label}</Legend>
      {students.length > 0 ? (
        <Text as="p" small muted mb={2}>
          {reason}
        </Text>
      ) : null}
      {!hasCourse ? <chakra.p color="fg.muted">{t('assign.courseFirst')}</chakra.p> : null}
      {isLoading && students.length === 0 ? <Spinner /> : null}
      {hasCourse && leftOut.length > 0 ? <LeftOut students={leftOut} /> : null}
      {hasCourse && !isLoading ? <NotYours count={notYours} /> : null}
      {isKnown && students.length === 0 ? (
        <chakra.p color="fg.muted">{t('assign.noStudents')}</chakra.p>
      ) : null}
      {students.length > 0 ? (
        <SearchInput
          label={t('assign.search')}
          value={keyword}
          placeholder={t('search.student')}
          onChange={(typed) => options.send({ type: 'students.searched', keyword: typed })}
        />
      ) : null}
      {keyword !== '' && chosen.length > 0 ? (
        <ChosenStudents
          students={students.filter(({ id }) => chosen.includes(id))}
          onRemove={(id) => set([id], false)}
        />
      ) : null}
      {students.length > 0 && found.length === 0 ? (
        <chakra.p role="status" color="fg.muted" mt={2}>
          {t('assign.nobodyFound', { keyword })}
        </chakra.p>
      ) : null}
      {foundChoosable.length > 0 ? (
        <Checkbox
          checked={isAll}
          partly={!isAll && foundChosen.length > 0}
          disabled={isBusy}
          onChange={() => set(foundChoosable, !isAll)}
        >
          {t(keyword === '' ? 'assign.everybody' : 'assign.everybodyFound', {
            count: foundChoosable.length,
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
          .map(({ id, ...student }) => {
            const refusal = choiceRefusal(student);
            return (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                disabled={isBusy || refusal !== null}
                onChange={(isChosen) => set([id], isChosen)}
              >
                <StudentName student={student} />
                {refusal === null ? null : (
                  <Text small muted display="block">
                    {t(`outcome.${refusal}`)}
                  </Text>
                )}
              </Checkbox>
            );
          })}
      </chakra.div>
      {error === undefined ? null : <FieldError id="students-error" text={error} />}
    </chakra.fieldset>
  );
}
