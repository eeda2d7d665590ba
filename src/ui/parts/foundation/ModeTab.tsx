import { Grid, HStack, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isModeOfGrade, type Mode, modeGrades, modes } from '../../../domain/foundation';
import { modeRuleOf, quotaLeft } from '../../../domain/foundationChange';
import { foundationModes } from '../../../domain/limits';
import { wholePercent } from '../../../domain/number';
import type { FoundationRecord } from '../../../machines/foundation/watched';
import {
  type foundationMode,
  selectFailure,
  selectRecord,
  selectRefusal,
  selectStage,
  selectStudentId,
} from '../../../machines/foundation/foundationMode';
import type { modeSwitches } from '../../../machines/foundation/modeSwitches';
import { Button } from '../Button';
import { Card } from '../Card';
import { Loading } from '../Loading';
import { Status } from '../Status';
import { Text } from '../Text';
import { Standing } from './Standing';
import { FoundationFailed } from './FoundationFailed';
import { FreezeNotice } from './FreezeNotice';
import { ModeDialog } from './ModeDialog';
import { SwitchTable } from './SwitchTable';
import { useFrozenWhy } from './useFrozenWhy';

interface ModeTabProps {
  readonly actor: ActorRefFrom<typeof foundationMode>;
  readonly switches: ActorRefFrom<typeof modeSwitches> | undefined;
}

/** The modes that a student's foundation may be in, and the switches of the past year [SCREEN-188, SCREEN-189]. */
export function ModeTab({ actor, switches }: ModeTabProps) {
  const { t } = useTranslation('foundation');
  const stage = useSelector(actor, selectStage);
  const studentId = useSelector(actor, selectStudentId);
  const record = useSelector(actor, selectRecord);
  const failure = useSelector(actor, selectFailure);
  const refusal = useSelector(actor, selectRefusal);
  if (stage === 'loadFailed') {
    const retry = () => actor.send({ type: 'load.retried' });
    return <FoundationFailed failure={failure} onRetry={retry} />;
  }
  if (record === null) return <Loading label={t('mode.label')} rows={8} />;
  const mayChoose = stage === 'choosing';
  return (
    <Stack gap={4}>
      <Standing record={record} />
      <FreezeNotice freezes={record.freezes} of="foundationMode" student={studentId} />
      {refusal === null ? null : (
        <Text as="p" role="alert" color="danger.fg">
          {t(`mode.refused.${refusal.reason}`, modeRuleOf(record, refusal.mode))}
        </Text>
      )}
      <Grid templateColumns="repeat(auto-fit, minmax(13rem, 1fr))" gap={3}>
        {modes.map((mode) => (
          <ModeCard
            key={mode}
            {...{ mode, record, mayChoose }}
            onChoose={() => actor.send({ type: 'mode.chosen', mode })}
          />
        ))}
      </Grid>
      {switches === undefined ? null : <SwitchTable actor={switches} />}
      {stage === 'confirming' || stage === 'switching' ? <ModeDialog actor={actor} /> : null}
    </Stack>
  );
}

interface ModeCardProps {
  readonly mode: Mode;
  readonly record: FoundationRecord;
  readonly mayChoose: boolean;
  readonly onChoose: () => void;
}

/** One mode: what it asks, for whom it is, and how many places are left; why it cannot be had stands there. */
function ModeCard({ mode, record, mayChoose, onChoose }: ModeCardProps) {
  const { t } = useTranslation('foundation');
  const { difficulty, coverage } = foundationModes[mode];
  const isCurrent = record.mode === mode;
  const frozenWhy = useFrozenWhy(record.freezes, 'foundationMode');
  const left = quotaLeft(record, mode);
  const name = t(`type.${String(mode)}`);
  const quota = record.quotas.find((one) => one.mode === mode);
  return (
    <Card chosen={isCurrent} role="group" aria-label={name}>
      <HStack justify="space-between" minHeight="control">
        <Text fontWeight="semibold">{name}</Text>
        {isCurrent ? <Status kind="good">{t('mode.current')}</Status> : null}
      </HStack>
      <Text as="p" small>
        {t('mode.asks', { difficulty, coverage: wholePercent(coverage) })}
      </Text>
      <Text as="p" small muted>
        {isModeOfGrade(mode, record.grade)
          ? t(quota === undefined ? 'mode.noQuota' : 'mode.quota', { left, limit: quota?.limit })
          : t('mode.grades', modeGrades[mode])}
      </Text>
      {quota === undefined || !isModeOfGrade(mode, record.grade) ? null : (
        <Text as="p" small muted>
          {t('mode.quotaWhy', {
            active: quota.active_count,
            proportion: wholePercent(quota.proportion),
            allocated: quota.allocated_count,
          })}
        </Text>
      )}
      {isCurrent ? null : (
        <Button
          // A mode for other grades is refused, with the rule, once it is chosen [FMD-02].
          kind={isModeOfGrade(mode, record.grade) ? 'secondary' : 'quiet'}
          size="small"
          disabled={!mayChoose}
          reason={frozenWhy}
          aria-label={t('mode.chooseNamed', { name })}
          onClick={onChoose}
        >
          {t('mode.choose')}
        </Button>
      )}
    </Card>
  );
}
