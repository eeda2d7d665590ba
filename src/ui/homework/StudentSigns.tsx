import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { NamedStudent } from '../../domain/students';
import { Status, type StatusKind } from '../parts/Status';
import { StudentName } from '../parts/StudentName';

interface StudentSign extends NamedStudent {
  readonly id: number;
  readonly kind: StatusKind;
  readonly words: string;
  /** What can be done about it. */
  readonly act?: ReactNode;
}

interface StudentSignsProps {
  readonly label: string;
  readonly students: readonly StudentSign[];
}

/** Students, each with how it stands, close enough to be read across. */
export function StudentSigns({ label, students }: StudentSignsProps) {
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gridTemplateColumns="fit-content(16rem) minmax(0, 1fr) auto"
      columnGap={6}
    >
      {students.map(({ id, kind, words, act, ...student }) => (
        <chakra.li
          key={id}
          display="grid"
          gridColumn="1 / -1"
          gridTemplateColumns="subgrid"
          alignItems="center"
          py={1.5}
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <StudentName student={student} />
          <Status kind={kind}>{words}</Status>
          {act}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
