import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NamedStudent } from '../../../domain/students';
import { useToldName } from '../useToldName';
import { type answerOptions, selectOptions } from '../../../machines/answers/answerOptions';

interface Named {
  readonly id: number;
  readonly name: string;
}

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
  const nameIn = (list: readonly Named[] | undefined) => (id: string) =>
    id === '0' ? t('filter.outside') : (list?.find((one) => String(one.id) === id)?.name ?? id);
  return {
    student_id: nameIn(options?.students.map((one) => ({ id: one.id, name: nameOf(one) }))),
    class: nameIn(options?.classes),
    chapter: nameIn(options?.chapters),
    course: nameIn(options?.courses),
    lesson: nameIn(options?.lessons),
    card: nameIn(options?.cards),
    point: nameIn(options?.points),
  };
}
