import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { overallParts } from '../../domain/scoreAnalyses';
import type { analysisRows } from '../../machines/scores/analysisRows';
import { selectAnswer, selectScope } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';
import { analysisColumns } from './analysisColumns';
import { AnalysisScope } from './AnalysisScope';
import { AnalysisSummary } from './AnalysisSummary';
import { ScoreTabs } from './ScoreTabs';

const words = {
  ...{ count: 'analysis.count', nothing: 'analysis.nothing', failed: 'analysis.failed' },
};

/** The page of a part of the overall analysis. */
const partPage = (part: string) => `/score/index?view=overall&part=${part}`;

/** The students to choose from, or how all of them do [SCREEN-129 … SCREEN-132]. */
export function AnalysesScreen({ actor }: ActorProps<typeof analysisRows>) {
  const { t } = useTranslation('scores');
  const answer = useSelector(actor, selectAnswer);
  const { kind } = useSelector(actor, selectScope);
  const average = answer?.average ?? null;
  const parts = overallParts.map((id) => ({
    ...{ id, label: t(`analysis.part.${id}`), to: partPage(id) },
  }));
  return (
    <ListScreen
      {...{ actor, words, columns: analysisColumns }}
      period={() => (average === null ? null : t('analysis.average', { value: average }))}
    >
      <ScoreTabs selected={kind === 'individual' ? kind : 'overall'} />
      {kind === 'individual' ? null : (
        <Tabs label={t('analysis.parts')} selected={kind} items={parts} />
      )}
      {answer === null ? null : <AnalysisScope of={answer.of} />}
      <Text as="p" small muted mb={3}>
        {t(`analysis.updated.${kind}`)}
        {kind === 'individual' ? null : ` ${t('analysis.corrected')}`}
      </Text>
      {answer === null || kind === 'individual' || answer.summary.student_count === 0 ? null : (
        <AnalysisSummary summary={answer.summary} page={partPage(kind)} />
      )}
    </ListScreen>
  );
}
