import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AssignmentOutcome } from '../../domain/homework';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectOutcomes,
  selectRefusal,
} from '../../machines/homework/homeworkAssignment.selectors';
import type { ActorProps } from '../parts/actorProps';
import type { StatusKind } from '../parts/Status';
import { StudentSigns } from './StudentSigns';

/** In the order of the list: those who are the reason stand first. */
const signs: Readonly<Record<AssignmentOutcome, StatusKind>> = {
  notLearned: 'act',
  noPoints: 'act',
  alreadyAssigned: 'watch',
  assignable: 'good',
};
const order = Object.keys(signs);

/** Why the homework was refused, student by student. */
export function AssignOutcomes({ actor }: ActorProps<typeof homeworkAssignment>) {
  const { t } = useTranslation('homework');
  const refusal = useSelector(actor, selectRefusal);
  const outcomes = useSelector(actor, selectOutcomes);
  const ordered = outcomes.toSorted(
    (one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome),
  );
  return (
    <>
      <chakra.p role="alert" mb={2}>
        {refusal === null ? null : t(refusal)}
      </chakra.p>
      <StudentSigns
        label={t('assign.refused.title')}
        students={ordered.map(({ student_id, outcome, ...student }) => ({
          ...student,
          id: student_id,
          kind: signs[outcome],
          words: t(`outcome.${outcome}`),
        }))}
      />
    </>
  );
}
