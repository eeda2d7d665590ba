import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/parts/Status';
import { selectFiles, selectProofs } from '../charts/atlas';
import { versionOf } from '../model/grades';
import type { DetailsProps } from './detailsProps';
import { Fact, Facts } from './Facts';
import { GradeWords } from './GradeWords';
import { TransitionLinks } from './TransitionLinks';

/** What is known of a chart as a whole: how good its paths are, and what none of them takes. */
export function ChartFacts({ actor, diagram, names }: DetailsProps) {
  const { t } = useTranslation('atlas');
  const proof = useSelector(actor, selectProofs)[diagram.chart];
  const grade = useSelector(actor, selectFiles).grades[diagram.chart] ?? null;
  const { transitions } = diagram;
  const isOpen = (id: string) => proof !== undefined && !proof.covered.includes(id);
  const missed = transitions.filter(({ id }) => isOpen(id));
  return (
    <Facts>
      <Fact name={t('overview.coverage')}>
        {proof === undefined ? (
          t('transition.coverageUnknown')
        ) : (
          <Status kind={missed.length === 0 ? 'good' : 'act'}>
            {t('contents.share', { part: proof.covered.length, whole: transitions.length })}
          </Status>
        )}
      </Fact>
      {missed.length === 0 ? null : (
        <Fact name={t('overview.missed')}>
          <TransitionLinks actor={actor} transitions={missed} names={names} />
        </Fact>
      )}
      <Fact name={t('overview.grade')}>
        <GradeWords grade={grade} isOutdated={grade !== null && grade.of !== versionOf(diagram)} />
        {grade === null ? null : (
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {t('overview.caughtBy', { table: grade.byTable, others: grade.caught - grade.byTable })}
          </chakra.span>
        )}
      </Fact>
    </Facts>
  );
}
