import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { reportPageOf, resultScorePage, scoreEntryPage } from '../../../domain/addresses';
import {
  type Freeze,
  freezesHolding,
  frozenBy,
  type SupervisionFunction,
} from '../../../domain/supervision';
import { Card } from '../Card';
import { useDates } from '../dates';
import { askingPage } from '../../../domain/workOrders';
import { Status } from '../Status';
import { Text } from '../Text';
import { TextLink } from '../TextLink';

interface FreezeNoticeProps {
  readonly freezes: readonly Freeze[];
  /** The function that stands where the notice is. */
  readonly of: SupervisionFunction;
  /** The id of the student. */
  readonly student: number;
}

/** Why a function is frozen for a student, since when, what else is, and who unfreezes it where [SFZ-01, SFZ-02, SFZ-04]. */
export function FreezeNotice({ freezes, of, student }: FreezeNoticeProps) {
  const { t } = useTranslation('foundation');
  const { moment } = useDates();
  const holding = freezesHolding(freezes, of);
  if (holding.length === 0) return null;
  return (
    <Card role="status" mb={4}>
      <Stack gap={2}>
        {holding.map(({ reason, since, exam_report: result }) => (
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
            <Text as="p">{t(`freeze.${reason}.ends`)}</Text>
            {result === undefined ? null : (
              <Text as="p">
                {t('freeze.analysed.text')}{' '}
                <TextLink to={reportPageOf(result)} textDecoration="underline">
                  {t('freeze.analysed.see')}
                </TextLink>
              </Text>
            )}
            {reason === 'profileIncomplete' ? (
              <TextLink to={askingPage}>{t('freeze.profileIncomplete.way')}</TextLink>
            ) : result === undefined ? (
              <TextLink to={scoreEntryPage(student)}>{t('freeze.scoresMissing.way')}</TextLink>
            ) : (
              <TextLink to={resultScorePage(result)}>{t('freeze.analysed.way')}</TextLink>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
