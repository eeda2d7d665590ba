import { Box, chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { courseLocks } from '../../machines/lessons/courseLocks';
import type { LockOutcomes } from '../../machines/lessons/lessonLocks';
import { selectAnswerIfAny } from '../../machines/parts/record';
import { Status } from '../parts/Status';

interface LockAlongProps {
  /** The course whose parts are locked or unlocked. */
  readonly tree: ActorRefFrom<typeof courseLocks> | undefined;
  readonly outcomes: LockOutcomes;
  readonly lock: 'locked' | 'unlocked';
}

/** The chapters that open with what was chosen, by name, and for how many students. */
function chaptersOf(outcomes: LockOutcomes) {
  const chapters = new Map<number, { name: string; count: number }>();
  for (const { id, kind, name } of outcomes.flatMap(({ changed }) => changed)) {
    if (kind !== 'chapter') continue;
    chapters.set(id, { name, count: (chapters.get(id)?.count ?? 0) + 1 });
  }
  return [...chapters].map(([id, chapter]) => ({ id, ...chapter }));
}

/** What a change does beyond what was chosen, said before it is confirmed; nothing where it does no more. */
export function LockAlong({ tree, outcomes, lock }: LockAlongProps) {
  const { t } = useTranslation('lessons');
  const course = useSelector(tree, selectAnswerIfAny);
  const changed = new Set(
    outcomes.flatMap((one) => one.changed.map(({ kind, id }) => `${kind}${String(id)}`)),
  );
  // A lesson takes its cards along.
  const hasCards = course?.chapters.some(({ lessons }) =>
    lessons.some((one) => one.cards.length > 0 && changed.has(`lesson${String(one.lesson_id)}`)),
  );
  const chapters = chaptersOf(outcomes);
  if (chapters.length === 0 && hasCards !== true) return null;
  const title = t(`locks.${lock}.along`);
  return (
    <Box borderWidth="1px" borderRadius="control" bg="bg.subtle" mt={3} px={3} py={2}>
      <chakra.p fontWeight="medium">
        <Status kind="watch">{title}</Status>
      </chakra.p>
      <chakra.ul aria-label={title} ps={5} listStyleType="none">
        {chapters.map(({ id, name, count }) => (
          <li key={id} data-consequence>
            {t('locks.along.chapter', { name, count })}
          </li>
        ))}
        {hasCards === true ? <li data-consequence>{t('locks.along.cards')}</li> : null}
      </chakra.ul>
    </Box>
  );
}
