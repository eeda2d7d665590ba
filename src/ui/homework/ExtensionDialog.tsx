import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { hasMoreTime } from '../../domain/homework';
import { type homeworkExtension, selectPerson } from '../../machines/homework/homeworkExtension';
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

/** More time for one student: until when, beside the deadline so far. */
export function ExtensionDialog({ actor, onCancel }: ExtensionDialogProps) {
  const { t } = useTranslation('homework');
  const { moment } = useDates();
  const told = useToldName();
  const person = useSelector(actor, selectPerson);
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog
      actor={actor}
      words="homework:extension"
      values={{ name: told(person.student_name) }}
      onCancel={onCancel}
      draft={draft}
    >
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
      {hasMoreTime(person) ? (
        <Text as="p" figures>
          {t('extension.assigned', { time: moment(person.assigned_deadline) })}
        </Text>
      ) : null}
      <DateField hasTime name="deadline" />
    </FormDialog>
  );
}
