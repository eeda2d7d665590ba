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
  const nameOrOutside = (list: readonly Named[] | undefined) => (id: string) =>
    id === '0' ? t('filter.outside') : nameIn(list)(id);
  return {
    student_id: nameOrOutside(options?.students.map((one) => ({ id: one.id, name: nameOf(one) }))),
    class: nameOrOutside(options?.classes),
    chapter: nameOrOutside(options?.chapters),
    course: nameOrOutside(options?.courses),
    lesson: nameOrOutside(options?.lessons),
    card: nameOrOutside(options?.cards),
    point: nameOrOutside(options?.points),
  };
}
