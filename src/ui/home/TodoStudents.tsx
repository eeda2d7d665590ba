import { useTranslation } from 'react-i18next';
import type { Todo } from '../../domain/home';
import { NameInLetters } from '../parts/NameInLetters';
import { SecondLine } from './Rows';

interface TodoStudentProps {
  readonly student: Todo['students'][number];
  readonly isFirst: boolean;
}

/** One of the students whom it is about. */
function TodoStudent({ student: { name, username, grade }, isFirst }: TodoStudentProps) {
  const { t } = useTranslation(['home', 'students']);
  return (
    <>
      {isFirst ? '' : t('todo.separator')}
      {t('todo.name', { name })}
      <NameInLetters name={name} />
      {t('todo.account', { username, grade: t(`students:grade.${String(grade)}`) })}
    </>
  );
}

/** The student whose name is that of the thing. */
function OwnStudent({ student: { name, username, grade } }: Pick<TodoStudentProps, 'student'>) {
  const { t } = useTranslation(['home', 'students']);
  return (
    <>
      <NameInLetters name={name} />{' '}
      {t('todo.ownAccount', { username, grade: t(`students:grade.${String(grade)}`) })}
    </>
  );
}

/** A line of whom a thing is about, the first of them and how many more there are; none where nobody is named. */
export function TodoStudents({ todo }: { readonly todo: Todo }) {
  const { t } = useTranslation('home');
  const { student_id: own, students, count } = todo;
  const others = count - students.length;
  if (students.length === 0) return null;
  return (
    <SecondLine>
      {students.map((student, place) =>
        own === null ? (
          <TodoStudent key={student.username} student={student} isFirst={place === 0} />
        ) : (
          <OwnStudent key={student.username} student={student} />
        ),
      )}
      {own === null && others > 0 ? t('todo.more', { count: others }) : null}
    </SecondLine>
  );
}
