import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectAnswer, selectFilters, selectRows } from '../../machines/parts/collection/selectors';
import { type learningAnalysis, selectBehind } from '../../machines/reports/reportRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { analysisColumns } from './reportColumns';
import { ReportParts } from './ReportParts';

interface LearningAnalysisScreenProps {
  readonly actor: ActorRefFrom<typeof learningAnalysis>;
}

const words = { count: 'rows', nothing: 'noAnswers' };

/** What a student masters, point by point and question by question [SCREEN-162 … SCREEN-164]. */
export function LearningAnalysisScreen({ actor }: LearningAnalysisScreenProps) {
  const { t } = useTranslation('reports');
  const answer = useSelector(actor, selectAnswer);
  const rows = useSelector(actor, selectRows);
  const filters = useSelector(actor, selectFilters);
  const behind = useSelector(actor, selectBehind);
  return (
    <Box p={6}>
      <ListScreen
        actor={actor}
        columns={analysisColumns}
        tabs="view"
        words={words}
        title={t('analysisTitle', { name: answer?.name ?? '' })}
      >
        <ReportParts
          answer={answer}
          rows={rows}
          filters={filters}
          behind={behind}
          onChange={(changed) => {
            actor.send({ type: 'filters.changed', filters: changed });
          }}
        />
      </ListScreen>
    </Box>
  );
}
