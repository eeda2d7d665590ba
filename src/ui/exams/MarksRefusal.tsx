import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { examEntryPage, examReportPage } from '../../domain/addresses';
import { type examMarks, selectMarked, selectRefusal } from '../../machines/exams/examMarks';
import { RefusalWay } from '../parts/form/RefusalWay';

/** After a refusal that only what is saved explains: the way there, and what becomes of what was typed. */
export function MarksRefusal({ form }: { readonly form: ActorRefFrom<typeof examMarks> }) {
  const { t } = useTranslation('exams');
  const refusal = useSelector(form, selectRefusal);
  const { paperId, reportId, student } = useSelector(form, selectMarked, shallowEqual);
  if (refusal === null) return null;
  const label = t(`marks.way.${refusal}`);
  if (refusal === 'gone') return <RefusalWay to="/examAnalysis/index" label={label} />;
  if (refusal === 'changed') {
    return (
      <RefusalWay to={examReportPage(reportId)} label={label}>
        {t('marks.way.kept')}
      </RefusalWay>
    );
  }
  const saved = examEntryPage(paperId, `&student=${encodeURIComponent(student)}`);
  return <RefusalWay to={saved} label={label} />;
}
