import { HStack, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cappedScore, healthDirections, healthOfScore } from '../../../domain/foundation';
import { effectiveKinds, effectiveShare, studyKinds } from '../../../domain/foundationTime';
import { healthCap } from '../../../domain/limits';
import { wholeMinutes, wholePercent } from '../../../domain/number';
import {
  type healthAdjustment,
  selectAsked,
  selectIsRequesting,
  selectRefusals,
} from '../../../machines/foundation/healthAdjustment';
import type { ActorProps } from '../actorProps';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { useDates } from '../dates';
import { Fact, Facts } from '../Facts';
import { healthSigns } from '../healthSigns';
import { RecordOutdated } from '../RecordOutdated';
import { RecordView } from '../RecordView';
import { Section } from '../Section';
import { Status } from '../Status';
import { Text } from '../Text';

const icons = { up: TrendingUp, down: TrendingDown };

const percent = (value: number | null) =>
  value === null ? null : `${String(wholePercent(value))}%`;

/** A student's health, what has changed it, the course that moves it a step, and where the time went. */
export function HealthPart({ actor }: ActorProps<typeof healthAdjustment>) {
  const { t } = useTranslation(['foundation', 'students']);
  const { moment } = useDates();
  const isRequesting = useSelector(actor, selectIsRequesting);
  const asked = useSelector(actor, selectAsked);
  const refusals = {
    up: useSelector(actor, selectRefusals.up),
    down: useSelector(actor, selectRefusals.down),
  };
  return (
    <RecordView actor={actor} loading={t('health.title')} rows={5} failed={t('health.failed')}>
      {({
        health,
        score,
        health_change: change,
        course,
        seconds,
        accuracy,
        mastery,
        ...answer
      }) => (
        <Stack gap={6}>
          <Section title={t('health.title')}>
            <RecordOutdated actor={actor} />
            <Facts mb={2}>
              <Fact name={t('column.health')}>
                <Status kind={healthSigns[health]}>{t(`students:health.${health}`)}</Status>
              </Fact>
              <Fact name={t('health.score')}>
                {score === null || answer.assessed_at === null
                  ? null
                  : t('health.assessed', {
                      score: cappedScore(score),
                      cap: healthCap,
                      time: moment(answer.assessed_at),
                    })}
              </Fact>
              <Fact name={t('health.change')}>
                {change === 0
                  ? t('health.steps.none')
                  : t(`health.steps.${change > 0 ? 'up' : 'down'}`, { count: Math.abs(change) })}
              </Fact>
            </Facts>
            {score === null || healthOfScore(score) === health ? null : (
              <Text as="p" small muted>
                {t('health.moved')}
              </Text>
            )}
            {health === 'unhealthy' ? <Text as="p">{t('health.suggested')}</Text> : null}
            {course === null ? null : (
              <Status kind="waiting">
                {t(`health.course.${course.by}.${course.direction}`, {
                  time: moment(course.requested_at),
                })}
              </Status>
            )}
            <HStack mt={2}>
              {healthDirections.map((direction) => (
                <Button
                  key={direction}
                  icon={icons[direction]}
                  disabled={isRequesting || refusals[direction] !== null}
                  reason={
                    refusals[direction] === null
                      ? undefined
                      : t(`health.refused.${refusals[direction]}`)
                  }
                  onClick={() => actor.send({ type: 'course.requested', direction })}
                >
                  {t(`health.ask.${direction}`)}
                </Button>
              ))}
            </HStack>
            {asked === null ? null : (
              <ConfirmDialog
                open
                harmless
                title={t(`health.confirm.${asked}`)}
                consequences={[t(`health.effect.${asked}`), t('health.effect.stays')]}
                verb={t('health.verb')}
                busy={isRequesting}
                onConfirm={() => actor.send({ type: 'course.confirmed' })}
                onCancel={() => actor.send({ type: 'course.cancelled' })}
              />
            )}
          </Section>
          <Section title={t('time.title')}>
            <Facts>
              {studyKinds.map((kind) => (
                <Fact
                  key={kind}
                  name={t(effectiveKinds.includes(kind) ? 'time.effective' : 'time.other', {
                    kind: t(`time.kind.${kind}`),
                  })}
                >
                  {t('time.minutes', { value: wholeMinutes(seconds[kind]) })}
                </Fact>
              ))}
              <Fact name={t('column.effective')}>{percent(effectiveShare(seconds))}</Fact>
              <Fact name={t('column.accuracy')}>{percent(accuracy)}</Fact>
              <Fact name={t('column.mastery')}>{percent(mastery)}</Fact>
            </Facts>
            <Text as="p" small muted mt={2}>
              {t('effectiveWhy')}
            </Text>
          </Section>
        </Stack>
      )}
    </RecordView>
  );
}
