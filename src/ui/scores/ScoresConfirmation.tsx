import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { leftOut, seenIdOf } from '../../domain/scoreConfirmation';
import type { ScoreRow } from '../../domain/scores';
import {
  selectAskedIds,
  selectChangingIds,
  selectIsAsked,
  selectKnown,
  selectReport,
} from '../../machines/parts/collection/selectors';
import type { RowOutcome } from '../../machines/parts/collection/types';
import type { scoreRows } from '../../machines/scores/scoreRows';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useDates } from '../parts/dates';
import { Dialog } from '../parts/Dialog';
import { Section } from '../parts/Section';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';
import { saidScore } from './scoreColumns';

/** Scores by student, each with its exam and result. */
function ScoreLines({ rows }: { readonly rows: readonly ScoreRow[] }) {
  const { t } = useTranslation('scores');
  const { date } = useDates();
  return (
    <Stack
      as="ul"
      aria-label={t('title')}
      // Who uses a keyboard scrolls it too.
      tabIndex={0}
      maxHeight="15rem"
      overflowY="auto"
      listStyleType="none"
    >
      {rows.map((row) => (
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
  );
}

interface LeftOutProps extends ActorProps<typeof scoreRows> {
  readonly report: readonly RowOutcome<string>[];
  readonly known: readonly ScoreRow[];
}

/** How many scores are confirmed, and which are not, as they were seen, and why. */
function LeftOut({ actor, report, known }: LeftOutProps) {
  const { t } = useTranslation('scores');
  const { length: count } = useSelector(actor, selectAskedIds<string>);
  return (
    <Dialog
      open
      title={t('confirmation.result', { count, left: report.length })}
      onClose={() => actor.send({ type: 'report.closed' })}
    >
      {leftOut.map((outcome) => {
        const ids = report.filter((one) => one.outcome === outcome).map(({ id }) => id);
        return ids.length === 0 ? null : (
          <Section key={outcome} title={t(`confirmation.left.${outcome}`, { count: ids.length })}>
            <ScoreLines rows={known.filter((row) => ids.includes(seenIdOf(row)))} />
          </Section>
        );
      })}
    </Dialog>
  );
}

/** Names the scores before they are confirmed for good, says how many have no proof, and then which were left out [CALL-178]. */
export function ScoresConfirmation({ actor }: ActorProps<typeof scoreRows>) {
  const { t } = useTranslation('scores');
  const ids = useSelector(actor, selectAskedIds<string>);
  const known = useSelector(actor, selectKnown);
  const isAsked = useSelector(actor, selectIsAsked);
  const isConfirming = useSelector(actor, selectChangingIds<string>).length > 0;
  const report = useSelector(actor, selectReport<RowOutcome<string>>);
  if (report !== null) return <LeftOut {...{ actor, report, known }} />;
  if (!isAsked) return null;
  const meant = known.filter((row) => ids.includes(seenIdOf(row)));
  const { length: count } = ids;
  const { length: unproven } = meant.filter(({ proofs }) => proofs.length === 0);
  return (
    <ConfirmDialog
      open
      harmless
      title={t('confirmation.titleSeveral', { count })}
      about={<ScoreLines rows={meant} />}
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
