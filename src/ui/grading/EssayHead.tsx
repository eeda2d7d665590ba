import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { homeworkPage } from '../../domain/addresses';
import { titleOf } from '../../domain/homework';
import { type personWork, selectInfo, selectPlace } from '../../machines/grading/personWork';
import type { ActorProps } from '../parts/actorProps';
import { personSigns } from '../parts/homework/homeworkSigns';
import { Status } from '../parts/Status';
import { WorkHead } from './WorkHead';

/** Whose homework it is, of which assignment, and how far; the ways back and on. */
export function EssayHead({ actor }: ActorProps<typeof personWork>) {
  const { t } = useTranslation(['grading', 'homework', 'students']);
  const person = useSelector(actor, selectInfo)?.person ?? null;
  const place = useSelector(actor, selectPlace);
  const assignment = person === null ? '/homework/list' : homeworkPage(person.homework_id);
  return (
    <WorkHead
      place={place}
      back={{ to: assignment, text: t('homework:back') }}
      title={person === null ? t('title') : titleOf({ ...person, name: person.homework_name })}
      student={person}
      view="homework"
      handedInAt={person?.completed_at ?? null}
    >
      {person === null ? null : (
        <Status kind={personSigns[person.status]}>{t(`homework:status.${person.status}`)}</Status>
      )}
    </WorkHead>
  );
}
