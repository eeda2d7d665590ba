import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  type Freeze,
  freezesHolding,
  frozenBy,
  type FreezeReason,
  type SupervisionFunction,
} from '../../../domain/supervision';
import { Card } from '../Card';
import { useDates } from '../dates';
import { ScoresMeanwhile } from '../ScoresMeanwhile';
import { Status } from '../Status';
import { Text } from '../Text';
import { TextLink } from '../TextLink';

interface FreezeNoticeProps {
  readonly freezes: readonly Freeze[];
  /** The function that stands where the notice is. */
  readonly of: SupervisionFunction;
  readonly studentId: number;
}

const ways: Readonly<Record<FreezeReason, (studentId: number) => string>> = {
  scoresMissing: () => '/score/index',
  profileIncomplete: (studentId) =>
    `/student/detail?student_id=${String(studentId)}&view=behaviour`,
};

/** Why a function is frozen for a student, since when, what else is, and the way to unfreeze it [SFZ-01, SFZ-02, SFZ-04]. */
export function FreezeNotice({ freezes, of, studentId }: FreezeNoticeProps) {
  const { t } = useTranslation('foundation');
  const { moment } = useDates();
  const holding = freezesHolding(freezes, of);
  if (holding.length === 0) return null;
  return (
    <Card role="status" mb={4}>
      <Stack gap={2}>
        {holding.map(({ reason, since }) => (
          <div key={reason}>
            <Status kind="act">{t(`freeze.${reason}.title`)}</Status>
            <Text as="p">
              {t('freeze.functions', {
                since: moment(since),
                names: frozenBy[reason]
                  .map((name) => t(`freeze.function.${name}`))
                  .join(t('freeze.and')),
              })}
            </Text>
            <TextLink to={ways[reason](studentId)}>{t(`freeze.${reason}.way`)}</TextLink>
            {reason === 'scoresMissing' ? <ScoresMeanwhile /> : null}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
