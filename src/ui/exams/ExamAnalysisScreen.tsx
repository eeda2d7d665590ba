import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type examAnalysis,
  selectIsDeleted,
  selectLink,
  selectSheet,
} from '../../machines/exams/examAnalysis';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { ParentLink } from '../parts/ParentLink';
import { ExamDeletion } from './ExamDeletion';
import { ExamReportView } from './ExamReportScreens';

/** The analysis of a result, its link for parents, and its deletion [SCREEN-139, ROUTE-060]. */
export function ExamAnalysisScreen({ actor }: ActorProps<typeof examAnalysis>) {
  const { t } = useTranslation('exams');
  const sheet = useSelector(actor, selectSheet);
  const link = useSelector(actor, selectLink);
  const isDeleted = useSelector(actor, selectIsDeleted);
  if (isDeleted) {
    return (
      <>
        <BackLink to="/examAnalysis/index">{t('back')}</BackLink>
        <PageHead title={t('view.report')} />
        <NothingYet title={t('deletion.done')} />
      </>
    );
  }
  if (sheet === undefined || link === undefined) return null;
  return (
    <ExamReportView
      actor={sheet}
      view="report"
      act={({ version }) => (
        <Button onClick={() => actor.send({ type: 'deletion.requested', version })}>
          {t('deletion.open')}
        </Button>
      )}
    >
      {({ report }) => (
        <>
          <ParentLink actor={link} />
          <ExamDeletion {...{ actor, link, report }} />
        </>
      )}
    </ExamReportView>
  );
}
