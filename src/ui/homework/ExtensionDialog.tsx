import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { hasMoreTime } from '../../domain/homework';
import { type homeworkExtension, selectExtended } from '../../machines/homework/homeworkExtension';
import { selectDraft } from '../../machines/parts/form/selectors';
import { useDates } from '../parts/dates';
import { DateField } from '../parts/form/DateField';
import { FormDialog } from '../parts/form/FormDialog';
import { StudentCell } from '../parts/StudentCell';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';

interface ExtensionDialogProps {
  readonly actor: ActorRefFrom<typeof homeworkExtension>;
  readonly onCancel: () => void;
}

/** More time for students: until when, beside the deadlines so far. */
export function ExtensionDialog({ actor, onCancel }: ExtensionDialogProps) {
  const { t } = useTranslation('homework');
  const { moment } = useDates();
  const told = useToldName();
  const persons = useSelector(actor, selectExtended);
  const draft = useSelector(actor, selectDraft);
  const [first, ...others] = persons;
  const name =
    others.length === 0
      ? told(first?.student_name ?? '')
      : t('extension.students', { count: persons.length });
  return (
    <FormDialog
      actor={actor}
      words="homework:extension"
      values={{ name }}
      onCancel={onCancel}
      draft={draft}
    >
      {persons.map((person) => (
        <Box key={person.person_id}>
          <StudentCell
            student={{
              name: person.student_name,
              username: person.student_username,
              grade: person.student_grade,
            }}
          />
          <Text as="p" figures>
            {t('extension.soFar', { time: moment(person.deadline) })}
          </Text>
        </Box>
      ))}
      {first !== undefined && persons.some(hasMoreTime) ? (
        <Text as="p" figures>
          {t('extension.assigned', { time: moment(first.assigned_deadline) })}
        </Text>
      ) : null}
      <DateField hasTime name="deadline" />
    </FormDialog>
  );
}
