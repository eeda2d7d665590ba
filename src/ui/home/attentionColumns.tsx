import { VisuallyHidden } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { studentPage } from '../../domain/addresses';
import type { Attention } from '../../domain/home';
import { tooFastSeconds } from '../../domain/limits';
import { attentionSigns } from '../parts/attentionSigns';
import { Button } from '../parts/Button';
import type { Column } from '../parts/DataTable/columns';
import { LinkButton } from '../parts/LinkButton';
import { PointsToday } from '../parts/PointsToday';
import { PersonCell } from '../parts/PersonCell';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { ReminderNote } from '../parts/ReminderNote';
import { usePastMoment } from './momentWords';

interface AttentionColumnsOptions {
  readonly asOf: string | undefined;
  readonly isReminding: boolean;
  readonly onRemind: (students: readonly Attention[]) => void;
}

/** Who it is, why and since when, how the day goes, and the one thing to do. */
export function useAttentionColumns({
  asOf,
  isReminding,
  onRemind,
}: AttentionColumnsOptions): readonly Column<Attention>[] {
  const { t } = useTranslation(['home', 'students']);
  const since = usePastMoment(asOf);
  return useMemo(
    () => [
      {
        id: 'student',
        head: t('attention.student'),
        width: 42,
        cell: ({ student_id, name, username, grade }) => (
          <PersonCell
            isDouble
            name={name}
            account={t('students:identity', {
              account: username,
              grade: t(`students:grade.${String(grade)}`),
            })}
            to={studentPage(student_id)}
          />
        ),
      },
      {
        id: 'reason',
        head: t('attention.reason'),
        width: 52,
        cell: ({ reason, evidence_count: count, reminded, url }) => (
          <>
            <Status kind={attentionSigns[reason]}>
              <TextLink to={url}>
                {t(`students:reason.${reason}`, { count, seconds: tooFastSeconds })}
              </TextLink>
            </Status>
            {reminded === null ? null : <ReminderNote reminder={reminded} />}
          </>
        ),
      },
      {
        id: 'since',
        head: t('attention.since'),
        width: 29,
        yields: 1,
        cell: ({ since: at }) => (
          <Text small muted figures>
            {since(at)}
          </Text>
        ),
      },
      {
        id: 'points',
        head: t('students:points.title'),
        explanation: t('students:points.why'),
        width: 33,
        cell: ({ points }) => <PointsToday points={points} />,
      },
      {
        id: 'action',
        head: t('attention.action'),
        width: 22,
        yields: 'never',
        cell: (row) => {
          const { action, url, name, reminded } = row;
          if (action !== 'message') {
            return (
              <LinkButton to={url} size="small">
                {t(`action.${action}`)}
                <VisuallyHidden>{name}</VisuallyHidden>
              </LinkButton>
            );
          }
          if (reminded !== null) return null;
          return (
            <Button size="small" disabled={isReminding} onClick={() => onRemind([row])}>
              {t('action.message')}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          );
        },
      },
    ],
    [t, since, isReminding, onRemind],
  );
}
