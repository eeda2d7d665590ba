import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type students, selectList } from '../../machines/students/students';
import { MarkingDialog } from './MarkingDialog';
import { StudentTable } from './StudentTable';

interface StudentsScreenProps {
  readonly actor: ActorRefFrom<typeof students>;
}

/** The student lists. */
export function StudentsScreen({ actor }: StudentsScreenProps) {
  useTranslation('students');
  const list = useSelector(actor, selectList);
  if (list === undefined) return null;
  return (
    <>
      <StudentTable
        actor={list}
        onMark={(ids) => {
          actor.send({ type: 'marking.requested', ids });
        }}
      />
      <MarkingDialog actor={actor} list={list} />
    </>
  );
}
