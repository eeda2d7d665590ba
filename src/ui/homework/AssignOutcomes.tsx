import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { AssignmentOutcome } from '../../domain/homework';
import {
  type homeworkAssignment,
  selectOutcomes,
  selectRefusal,
} from '../../machines/homework/homeworkAssignment';
import { Status, type StatusKind } from '../parts/Status';

interface AssignOutcomesProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
}

const signs: Readonly<Record<AssignmentOutcome, StatusKind>> = {
  assignable: 'good',
  notLearned: 'act',
  alreadyAssigned: 'watch',
  noPoints: 'act',
};

/** Why the homework was refused, student by student. */
export function AssignOutcomes({ actor }: AssignOutcomesProps) {
  const { t } = useTranslation('homework');
  const refusal = useSelector(actor, selectRefusal);
  const outcomes = useSelector(actor, selectOutcomes);
  return (
    <>
      <chakra.p role="alert" mb={3}>
        {refusal === null ? null : t(refusal)}
      </chakra.p>
      <chakra.ul aria-label={t('assign.refused.title')} display="grid" gap={1}>
        {outcomes.map(({ student_id, name, outcome }) => (
          <chakra.li key={student_id} display="flex" gap={3}>
            <chakra.span flex={1}>{name}</chakra.span>
            <Status kind={signs[outcome]}>{t(`outcome.${outcome}`)}</Status>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
