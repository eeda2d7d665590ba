import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChoiceRefusal } from '../../domain/homeworkCandidacy';
import type { NamedStudent } from '../../domain/students';
import { StudentSigns } from './StudentSigns';

export interface LeftOutProps {
  readonly students: readonly (NamedStudent & {
    readonly student_id: number;
    readonly outcome: ChoiceRefusal;
  })[];
}

/** So many are named at once; more are shown when they are asked for. */
const fewAtOnce = 5;

/** Who is left out, though ticked or given the homework before, and why. */
export function LeftOut({ students }: LeftOutProps) {
  const { t } = useTranslation('homework');
  const words = t('copy.leftOut', { count: students.length });
  return (
    <chakra.details open={students.length <= fewAtOnce} mb={4}>
      <chakra.summary cursor="pointer" color="fg.muted">
        {words}
      </chakra.summary>
      <StudentSigns
        label={words}
        students={students.map(({ student_id: id, outcome, ...student }) => ({
          ...{ ...student, id, kind: 'watch' as const },
          words: t(`outcome.${outcome}`),
        }))}
      />
    </chakra.details>
  );
}
