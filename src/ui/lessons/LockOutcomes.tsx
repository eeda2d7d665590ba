import { chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LockOutcomes as Outcomes } from '../../machines/lessons/lessonLocks';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';

type Outcome = Outcomes[number];

/** The students for whom the same happens, together. */
function alikeOf(outcomes: Outcomes): [Outcome, ...Outcome[]][] {
  const groups = new Map<string, [Outcome, ...Outcome[]]>();
  for (const outcome of outcomes) {
    const key = JSON.stringify([outcome.changed, outcome.skipped]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [outcome]);
    else group.push(outcome);
  }
  return [...groups.values()];
}

/** What happens for the students: what changes, and what stays, with the reason, once for all who are alike. */
export function LockOutcomes({ outcomes }: { readonly outcomes: Outcomes }) {
  const { t } = useTranslation('lessons');
  return (
    <Grid
      as="ul"
      aria-label={t('locks.perStudent')}
      // Reachable with the keyboard, since it scrolls.
      tabIndex={0}
      listStyleType="none"
      gap={3}
      mt={3}
      maxHeight="15rem"
      overflowY="auto"
    >
      {alikeOf(outcomes).map(([outcome, ...others]) => (
        <chakra.li key={outcome.student_id} display="flex" gap={4}>
          <chakra.span width="10rem" flex="none" display="grid">
            {[outcome, ...others].map((student) => (
              <StudentName key={student.student_id} student={student} />
            ))}
          </chakra.span>
          <chakra.span flex={1} minWidth={0}>
            <Changes outcome={outcome} />
          </chakra.span>
        </chakra.li>
      ))}
    </Grid>
  );
}

function Changes({ outcome: { changed, skipped } }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('lessons');
  const comma = t('locks.separator');
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const namesOf = (kind: string) =>
    changed
      .filter((part) => part.kind === kind)
      .map(({ name }) => name)
      .join(comma);
  return (
    <>
      {(['lesson', 'card', 'chapter'] as const).map((kind) =>
        changed.some((part) => part.kind === kind) ? (
          <Text as="p" key={kind}>
            {t(`locks.part.${kind}`, { names: namesOf(kind) })}
          </Text>
        ) : null,
      )}
      {reasons.map((reason) => (
        <Text as="p" key={reason}>
          {t(`locks.skipped.${reason}`, {
            names: skipped
              .filter((part) => part.reason === reason)
              .map(({ name, by }) => (by === null ? name : t('locks.byHand', { name, by })))
              .join(comma),
          })}
        </Text>
      ))}
    </>
  );
}
