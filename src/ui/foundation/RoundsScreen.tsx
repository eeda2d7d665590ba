import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type roundComparison, selectStudent } from '../../machines/foundation/roundComparison';
import { BackLink } from '../parts/BackLink';
import { ComparedRounds } from '../parts/foundation/ComparedRounds';
import type { WeekChartProps } from '../parts/foundation/WeekChart';
import { PageHead } from '../parts/PageHead';
import { StudentName } from '../parts/StudentName';
import { FoundationTabs } from './FoundationTabs';

interface RoundsScreenProps {
  readonly actor: ActorRefFrom<typeof roundComparison>;
  readonly chart: ComponentType<WeekChartProps>;
}

/** The rounds of one student side by side, at most ten [SCREEN-110, CONST-043]. */
export function RoundsScreen({ actor, chart }: RoundsScreenProps) {
  const { t } = useTranslation('foundation');
  const student = useSelector(actor, selectStudent);
  return (
    <>
      <PageHead title={t('rounds.title')} />
      <FoundationTabs selected="rounds" />
      <Box my={2}>
        <BackLink to="/layingFoundation/index?view=rounds">{t('rounds.back')}</BackLink>
      </Box>
      {student === null ? null : <StudentName student={student} />}
      <ComparedRounds actor={actor} chart={chart} />
    </>
  );
}
