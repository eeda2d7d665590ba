import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { seenIdOf } from '../../domain/scoreConfirmation';
import {
  selectAskedIds,
  selectChangingIds,
  selectIsAsked,
  selectKnown,
} from '../../machines/parts/collection/selectors';
import type { scoreRows } from '../../machines/scores/scoreRows';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useDates } from '../parts/dates';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';
import { saidScore } from './scoreColumns';

interface ScoresConfirmationProps {
  readonly actor: ActorRefFrom<typeof scoreRows>;
}

/** Names the scores before they are confirmed for good, and says how many have no proof [CALL-178]. */
export function ScoresConfirmation({ actor }: ScoresConfirmationProps) {
  const { t } = useTranslation('scores');
  const { date } = useDates();
  const ids = useSelector(actor, selectAskedIds<string>);
  const known = useSelector(actor, selectKnown);
  const isAsked = useSelector(actor, selectIsAsked);
  const isConfirming = useSelector(actor, selectChangingIds<string>).length > 0;
  if (!isAsked) return null;
  const meant = known.filter((row) => ids.includes(seenIdOf(row)));
  const { length: count } = ids;
  const { length: unproven } = meant.filter(({ proofs }) => proofs.length === 0);
  return (
    <ConfirmDialog
      open
      harmless
      title={t('confirmation.titleSeveral', { count })}
      about={
        <Stack
          as="ul"
          aria-label={t('title')}
          // Who uses a keyboard scrolls it too.
          tabIndex={0}
          maxHeight="15rem"
          overflowY="auto"
          listStyleType="none"
        >
          {meant.map((row) => (
            <li key={row.score_id}>
              <StudentName student={row} />
              <Text small display="block">
                {t('confirmation.line', {
                  ...{ exam: t(`exam_type.${row.exam_type}`), day: date(row.exam_date) },
                  score: saidScore(row),
                })}
              </Text>
            </li>
          ))}
        </Stack>
      }
      consequences={[
        t('confirmation.agree', { count }),
        ...(unproven === 0 ? [] : [t('confirmation.unprovenSeveral', { count: unproven })]),
        t('confirmation.thenSeveral', { count }),
      ]}
      verb={count === 1 ? t('confirmation.verb') : t('confirmation.verbSeveral', { count })}
      busy={isConfirming}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.cancelled' })}
    />
  );
}
