import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { nameIn, type Named } from '../../../domain/named';
import type { NamedStudent } from '../../../domain/students';
import { useToldName } from '../useToldName';
import { type answerOptions, selectOptions } from '../../../machines/answers/answerOptions';

const selectKnown = (snapshot: SnapshotFrom<typeof answerOptions> | undefined) =>
  snapshot === undefined ? null : selectOptions(snapshot);

/** What a student is called among others: two may share a name. */
export function useStudentNames() {
  const { t } = useTranslation('students');
  const told = useToldName();
  return ({ name, username: account, grade }: NamedStudent) =>
    t('named', { name: told(name), account, grade: t(`grade.${String(grade)}`) });
}

/** What the ids of the filters are called; an id itself until the names are known. */
export function useNames(actor: ActorRefFrom<typeof answerOptions> | undefined) {
  const options = useSelector(actor, selectKnown);
  const { t } = useTranslation('answers');
  const nameOf = useStudentNames();
  const nameOrNoCourse = (list: readonly Named[] | undefined) => (id: string) =>
    id === '0' ? t('filter.noCourse') : nameIn(list)(id);
  return {
    student_id: nameOrNoCourse(options?.students.map((one) => ({ id: one.id, name: nameOf(one) }))),
    class: nameOrNoCourse(options?.classes),
    chapter: nameOrNoCourse(options?.chapters),
    course: nameOrNoCourse(options?.courses),
    lesson: nameOrNoCourse(options?.lessons),
    card: nameOrNoCourse(options?.cards),
    point: nameOrNoCourse(options?.points),
  };
}
