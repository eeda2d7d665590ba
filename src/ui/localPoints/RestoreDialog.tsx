import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { localMarkRows } from '../../machines/localPoints/localMarkRows';
import type { localRestore } from '../../machines/localPoints/localRestore';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import { CollectionExport } from '../parts/collection/CollectionExport';
import { List } from '../parts/collection/List';
import { FormDialog } from '../parts/form/FormDialog';
import { PasswordField } from '../parts/form/PasswordField';
import { TextField } from '../parts/form/TextField';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { localMarkColumns } from './localMarkColumns';

interface RestoreDialogProps {
  readonly actor: ActorRefFrom<typeof localRestore>;
  readonly marks: ActorRefFrom<typeof localMarkRows>;
  readonly onCancel: () => void;
}

const words = { nothing: 'restore.nothing', search: 'restore.search', failed: 'restore.failed' };

/** Shows what a restore takes back, and as a file, before username and password are asked for [SCREEN-149, ROLE-101]. */
export function RestoreDialog({ actor, marks, onCancel }: RestoreDialogProps) {
  const { t } = useTranslation('localPoints');
  const {
    all_count: count,
    student_count: students = 0,
    version = '',
  } = useSelector(marks, selectAnswer) ?? {};
  const isNothing = count === 0;
  /** What is in sight is what is taken back. */
  const submit = () => {
    actor.send({ type: 'field.changed', field: 'version', value: version });
    actor.send({ type: 'submit.requested' });
  };
  return (
    <FormDialog
      {...{ actor, onCancel, onSubmit: submit }}
      words="localPoints:restore"
      size="lg"
      final
      over={isNothing}
      verb={t('restore.verb', { count: count ?? 0 })}
    >
      <Text as="p">{t('restore.effect')}</Text>
      {isNothing ? null : <Text as="p">{t('restore.students', { count: students })}</Text>}
      <Section title={t('restore.marks')}>
        <Box maxHeight="22rem" overflow="auto" mb={2}>
          <List actor={marks} columns={localMarkColumns} words={words} />
        </Box>
        <CollectionExport actor={marks} everything />
      </Section>
      {isNothing ? null : (
        <>
          <TextField name="uname" autoComplete="username" />
          <PasswordField name="password" autoComplete="current-password" />
        </>
      )}
    </FormDialog>
  );
}
