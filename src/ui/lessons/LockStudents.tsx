import { Grid, HStack, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { LockOptions } from '../../machines/lessons/lockPeople';
import { pickedOf } from '../../domain/lessons';
import { isMeantBy } from '../../domain/studentSearch';
import { type lockPick, selectPicked, selectTyped } from '../../machines/lessons/lockPick';
import { Button } from '../parts/Button';
import { Checkbox } from '../parts/Checkbox';
import { NothingForFilter } from '../parts/Emptiness';
import { SearchInput } from '../parts/SearchInput';
import { Section } from '../parts/Section';
import { NotYours } from '../parts/NotYours';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';

export interface OfferedProps {
  readonly actor: ActorRefFrom<typeof lockPick>;
  readonly offered: LockOptions;
}

/** The first step: students one by one, found by name, or all of a class. */
export function LockStudents({ actor, offered }: OfferedProps) {
  const { t } = useTranslation('lessons');
  const picked = useSelector(actor, selectPicked);
  const known = pickedOf(offered.students, picked);
  const typed = useSelector(actor, selectTyped);
  const found = offered.students.filter((student) => isMeantBy(typed, student));
  const type = (text: string) => actor.send({ type: 'search.typed', text });
  return (
    <Section title={t('pick.who')}>
      <Wrap gap={2} mb={3} align="center">
        <SearchInput
          label={t('students:search')}
          placeholder={t('students:search')}
          value={typed}
          onChange={type}
        />
        <Classes actor={actor} offered={offered} />
      </Wrap>
      <HStack mb={2} minHeight="control">
        <Text role="status" figures flex={1}>
          {t('pick.picked', { count: known.length })}
        </Text>
        {picked.length === 0 ? null : (
          <Button kind="quiet" onClick={() => actor.send({ type: 'choice.cleared' })}>
            {t('locks.clear')}
          </Button>
        )}
      </HStack>
      <NotYours count={picked.length - known.length} />
      {found.length === 0 ? (
        <NothingForFilter filter={typed} onClear={() => type('')} />
      ) : (
        <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap={2}>
          {found.map((student) => (
            <Checkbox
              key={student.id}
              checked={picked.includes(student.id)}
              onChange={() => actor.send({ type: 'students.toggled', ids: [student.id] })}
            >
              <StudentName student={student} />
            </Checkbox>
          ))}
        </Grid>
      )}
    </Section>
  );
}

/** Each class picks its students, or none of them where all are picked. */
function Classes({ actor, offered }: OfferedProps) {
  const { t } = useTranslation('lessons');
  return offered.classes.map(({ id, name, student_ids: ids }) => (
    <Button
      key={id}
      size="small"
      disabled={ids.length === 0}
      reason={ids.length === 0 ? t('pick.emptyClass') : undefined}
      onClick={() => actor.send({ type: 'students.toggled', ids })}
    >
      {t('pick.class', { name, count: ids.length })}
    </Button>
  ));
}
