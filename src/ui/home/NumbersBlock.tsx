import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { mistakeDays } from '../../domain/home';
import { personStatuses } from '../../domain/homework';
import { healthLevels } from '../../domain/students';
import type { summaryPoll } from '../../machines/home/homePolls';
import type { ActorProps } from '../parts/actorProps';
import { personSigns } from '../parts/homework/homeworkSigns';
import { Panel } from './Block';
import { CountStrip, CountTile } from './Counts';
import { healthSigns } from '../parts/healthSigns';
import { PolledBlock } from './PolledBlock';

/** The numbers of the page, each the way to the list that it counts. */
export function NumbersBlock({ actor }: ActorProps<typeof summaryPoll>) {
  const { t } = useTranslation('home');
  return (
    <PolledBlock
      actor={actor}
      title={t('numbers.title')}
      failed={t('numbers.failed')}
      rows={5}
      fills
    >
      {(numbers) => (
        <Panel
          display="grid"
          // Rows grow with the list beside them only so far; a list that is opened grows alone.
          gridAutoRows="minmax(min-content, 4.5rem)"
          alignContent="start"
          css={{ '& > *': { p: 1 }, '& > * + *': { borderTopWidth: '1px' } }}
        >
          {/* Each tile heads two columns of the strips below. */}
          <Grid
            as="ul"
            templateColumns="7rem repeat(3, minmax(0, 2fr))"
            _before={{ content: '""' }}
          >
            <CountTile to="/student/list" word={t('numbers.students')}>
              {numbers.student_count}
            </CountTile>
            <CountTile to="/student/list?activity=today" word={t('numbers.active')}>
              {numbers.active_today_count}
            </CountTile>
            <CountTile
              to={`/answerHistoryEntry/index?outcome=wrong&days=${String(mistakeDays)}`}
              word={t('numbers.mistakes', { count: mistakeDays })}
            >
              {numbers.mistake_count}
            </CountTile>
          </Grid>
          <CountStrip
            title={t('numbers.health')}
            counts={healthLevels.map((level) => ({
              id: level,
              kind: healthSigns[level],
              word: t(`health.${level}`),
              count: numbers.health[level],
              to: `/student/list?health=${level}`,
            }))}
          />
          <CountStrip
            title={t('numbers.homework')}
            counts={personStatuses.map((status) => ({
              id: status,
              kind: personSigns[status],
              word: t(`homework.${status}`),
              count: numbers.homework[status],
              to: `/homework/list?status=${status}`,
            }))}
          />
        </Panel>
      )}
    </PolledBlock>
  );
}
