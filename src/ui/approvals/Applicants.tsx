import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../domain/approvals';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';

interface ApplicantsProps {
  readonly of: readonly ApplicationRow[];
  /** What is said of an application. */
  readonly children: (application: ApplicationRow) => ReactNode;
}

/** Who applied for hours of which course, by account and grade, with what is said of each. */
export function Applicants({ of, children }: ApplicantsProps) {
  return (
    <Grid as="ul" listStyleType="none" gap={3}>
      {of.map((application) => (
        <chakra.li key={application.application_id} display="flex" gap={4}>
          <chakra.span width="12rem" flex="none" minWidth={0}>
            <StudentName student={application} />
            <Text as="p" small muted cut title={application.course_name}>
              {application.course_name}
            </Text>
          </chakra.span>
          <chakra.div flex={1} minWidth={0}>
            {children(application)}
          </chakra.div>
        </chakra.li>
      ))}
    </Grid>
  );
}
