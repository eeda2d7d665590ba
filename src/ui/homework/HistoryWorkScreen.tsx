import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { studentPage } from '../../domain/addresses';
import { wholePercent } from '../../domain/number';
import {
  type HomeworkHistory,
  type homeworkHistoryRows,
  selectWhose,
} from '../../machines/homework/homeworkHistoryRows';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { withAll } from '../parts/collection/withAll';
import { Fact, Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { PrintButton } from '../parts/PrintButton';
import { StandalonePage } from '../parts/StandalonePage';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { historyColumns } from './historyColumns';

const words = {
  ...{ count: 'history.count', search: 'search.homework', label: 'history.label' },
  ...{ failed: 'history.failed', nothing: 'history.nothing' },
};

/** One student's past homework on a sheet of its own, which prints without the portal [ROUTE-011]. */
export function HistoryWorkScreen({ actor }: ActorProps<typeof homeworkHistoryRows>) {
  const { t } = useTranslation('homework');
  const told = useToldName();
  const answer = useSelector(actor, selectAnswer<HomeworkHistory>);
  const { student_id: studentId, subject_id: subjectId } = useSelector(actor, selectWhose);
  const name = answer?.student.name;
  return (
    <StandalonePage
      title={name === undefined ? t('history.label') : t('history.title', { name: told(name) })}
      width="page"
      foot={
        <LinkButton to={studentPage(studentId, '&view=homework')} kind="quiet">
          {t('history.back')}
        </LinkButton>
      }
    >
      {answer === null ? null : <Summary {...{ answer, subjectId }} />}
      <ListScreen
        inTab
        {...{ actor, words }}
        columns={historyColumns}
        tabs="status"
        counts={({ counts }) => withAll(counts)}
        action={
          <Box _print={{ display: 'none' }}>
            <PrintButton />
          </Box>
        }
      >
        <Text as="p" small muted mb={3}>
          {t('history.leftOut')}
        </Text>
      </ListScreen>
    </StandalonePage>
  );
}

interface SummaryProps {
  readonly answer: HomeworkHistory;
  readonly subjectId: number;
}

function Summary({ answer, subjectId }: SummaryProps) {
  const { t } = useTranslation(['homework', 'students', 'shell']);
  const { student, average_score: score, average_accuracy: accuracy } = answer;
  return (
    <Facts mb={3}>
      <Fact name={t('history.subject')}>{t(`shell:subject.${String(subjectId)}`)}</Fact>
      <Fact name={t('history.account')}>{student.username}</Fact>
      <Fact name={t('history.grade')}>{t(`students:grade.${String(student.grade)}`)}</Fact>
      <Fact name={t('history.averageScore')}>{score === null ? null : score.toFixed(1)}</Fact>
      <Fact name={t('history.averageAccuracy')}>
        {accuracy === null ? null : `${String(wholePercent(accuracy))}%`}
      </Fact>
    </Facts>
  );
}
