import { Box, chakra, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { LevelDecision } from '../../domain/levelEvidence';
import type { NamedStudent } from '../../domain/students';
import {
  type levelChange,
  selectFailure,
  selectInfo,
  selectStage,
  selectStudentId,
} from '../../machines/lessons/levelChange';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { Failed } from '../parts/Emptiness';
import { FreezeNotice } from '../parts/foundation/FreezeNotice';
import { Loading } from '../parts/Loading';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { CancellationDialog } from './CancellationDialog';
import { LevelDialog } from './LevelDialog';
import { LevelEvidenceTable } from './LevelEvidenceTable';
import { LevelStatus } from './LevelStatus';
import { NameInLetters } from '../parts/NameInLetters';

interface LevelPartProps {
  readonly actor: ActorRefFrom<typeof levelChange>;
  readonly student: NamedStudent;
}

/** A student's level in a course: where it stands, what speaks for a change, and what was decided before. */
export function LevelPart({ actor, student }: LevelPartProps) {
  const { t } = useTranslation('lessons');
  const stage = useSelector(actor, selectStage);
  const studentId = useSelector(actor, selectStudentId);
  const info = useSelector(actor, selectInfo);
  const failure = useSelector(actor, selectFailure);
  if (stage === 'loadFailed') {
    return (
      <Failed
        title={t('level.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    );
  }
  if (info === null) return <Loading label={t('level.label')} rows={4} />;
  return (
    <Section title={t('level.heading', { course: info.course_name })} mb={6} maxWidth="48rem">
      <HStack gap={3} minHeight="row" mb={2}>
        <LevelStatus {...info} />
        {stage === 'deferred' ? (
          <Button onClick={() => actor.send({ type: 'decision.opened' })}>{t('level.open')}</Button>
        ) : null}
        {stage === 'scheduled' ? (
          <Button onClick={() => actor.send({ type: 'cancellation.requested' })}>
            {t('level.cancel.open')}
          </Button>
        ) : null}
      </HStack>
      <FreezeNotice freezes={info.freezes} of="levelChange" student={studentId} />
      <LevelEvidenceTable info={info} />
      <Decisions of={info.decisions} />
      <CancellationDialog actor={actor} info={info} />
      {stage === 'choosing' || stage === 'saving' ? (
        <LevelDialog actor={actor} info={info} student={student} />
      ) : null}
    </Section>
  );
}

function Decisions({ of }: { readonly of: readonly LevelDecision[] }) {
  const { t } = useTranslation('lessons');
  const { moment } = useDates();
  return (
    <Box mt={4}>
      <chakra.h3 fontWeight="medium">{t('level.history')}</chakra.h3>
      {of.length === 0 ? <Text muted>{t('level.noHistory')}</Text> : null}
      <chakra.ul listStyleType="none">
        {of.map(({ id, level, next_level: next, reason, by, at, cancelled }) => (
          <chakra.li key={id} py={1} borderBottomWidth="1px">
            {t(next === null ? 'level.kept' : 'level.moved', { level, next })}
            {reason === null ? null : <Text as="p">{reason}</Text>}
            <Text as="p" small muted>
              {t('level.by', { by, at: moment(at) })} <NameInLetters name={by} />
            </Text>
            {cancelled === null ? null : (
              <Text as="p" small muted>
                {t('level.cancel.by', { by: cancelled.by, at: moment(cancelled.at) })}{' '}
                <NameInLetters name={cancelled.by} />
              </Text>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
