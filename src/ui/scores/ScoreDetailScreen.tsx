import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { studentPage } from '../../domain/addresses';
import { isHalfYearly, type ScoreRow } from '../../domain/scores';
import {
  type scoreDetail,
  selectIsActing,
  selectIsConfirming,
  selectIsDeleted,
  selectIsDeleting,
  selectScore,
} from '../../machines/scores/scoreDetail';
import { selectIsAbsent } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { RecordScreen } from '../parts/RecordScreen';
import { StudentCell } from '../parts/StudentCell';
import { useToldName } from '../parts/useToldName';
import { saidScore } from './scoreColumns';
import { ScoreFacts } from './ScoreFacts';

/** One score with its images, and what can still be done with it [CALL-174]. */
export function ScoreDetailScreen({ actor }: ActorProps<typeof scoreDetail>) {
  const { t } = useTranslation('scores');
  const isDeleted = useSelector(actor, selectIsDeleted);
  const isAbsent = useSelector(actor, selectIsAbsent);
  const score = useSelector(actor, selectScore);
  return (
    <>
      <RecordScreen
        actor={actor}
        words="scores:detail"
        back={{ to: '/score/index', label: t('back') }}
        dated={false}
        absent={isDeleted ? <NothingYet title={t('deletion.done')} /> : undefined}
      >
        {({ score: found }) => (
          <>
            <StudentCell student={found} to={studentPage(found.student_id)} />
            {found.confirmed_at === null ? <Acts actor={actor} score={found} /> : null}
            <ScoreFacts score={found} />
          </>
        )}
      </RecordScreen>
      {score === null || isAbsent ? null : <Question actor={actor} score={score} />}
    </>
  );
}

interface OfScore extends ActorProps<typeof scoreDetail> {
  readonly score: ScoreRow;
}

function Acts({ actor, score }: OfScore) {
  const { t } = useTranslation('scores');
  return (
    <HStack gap={3} mt={4}>
      <LinkButton to={`/score/record?score_id=${String(score.score_id)}`}>
        {t('record.change')}
      </LinkButton>
      <Button onClick={() => actor.send({ type: 'confirmation.requested' })}>
        {t('confirmation.open')}
      </Button>
      <Button onClick={() => actor.send({ type: 'deletion.requested' })}>
        {t('deletion.open')}
      </Button>
    </HStack>
  );
}

/** Asks before a score is deleted or confirmed, and names it. */
function Question({ actor, score }: OfScore) {
  const { t } = useTranslation('scores');
  const { date } = useDates();
  const told = useToldName();
  const isConfirming = useSelector(actor, selectIsConfirming);
  const isDeleting = useSelector(actor, selectIsDeleting);
  const busy = useSelector(actor, selectIsActing);
  if (!isConfirming && !isDeleting) return null;
  const words = isConfirming ? 'confirmation' : 'deletion';
  const named = {
    name: told(score.name),
    exam: t(`exam_type.${score.exam_type}`),
    day: date(score.exam_date),
    score: saidScore(score),
    count: score.proofs.length + score.papers.length,
  };
  const confirmation = [
    t(score.proofs.length === 0 ? 'confirmation.unproven' : 'confirmation.what', named),
    t('confirmation.then'),
  ];
  const isAsked = isHalfYearly(score.exam_type);
  const deletion = [
    t('deletion.what', named),
    ...(named.count === 0 ? [] : [t('deletion.images', named)]),
    ...(isAsked ? [t('deletion.then')] : []),
  ];
  return (
    <ConfirmDialog
      open
      harmless={isConfirming}
      busy={busy}
      title={t(`${words}.title`, named)}
      about={<StudentCell student={score} />}
      consequences={isConfirming ? confirmation : deletion}
      verb={t(`${words}.verb`)}
      onConfirm={() => actor.send({ type: 'act.confirmed' })}
      onCancel={() => actor.send({ type: 'act.cancelled' })}
    />
  );
}
