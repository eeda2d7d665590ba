import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRow, ReportView } from '../../../domain/reports';
import {
  selectAnswer,
  selectFailure,
  selectFilters,
  selectPage,
  selectPageSize,
  selectRows,
  selectTotal,
} from '../../../machines/parts/collection/selectors';
import { selectHandout } from '../../../machines/reports/handoutAddress';
import { selectBehind } from '../../../machines/reports/behind';
import { selectRangeFault } from '../../../machines/reports/range';
import type { ReportActor } from '../../../machines/reports/reportRows';
import { isAbsent } from '../../../machines/parts/failure';
import { NothingYet } from '../Emptiness';
import { NameInLetters } from '../NameInLetters';
import { PageHead } from '../PageHead';
import { ListScreen } from '../collection/ListScreen';
import type { Columns } from '../columns';
import { PrintedPart } from './PrintedPart';
import { ReportParts } from './ReportParts';
import { ReportWays } from './ReportWays';

interface ReportScreenProps {
  readonly actor: ReportActor;
  /** Its columns, whose figures lead to the answers behind them in this view. */
  readonly columnsFor: (behind: string | null, by: ReportView) => Columns<ReportRow>;
  /** The key of its title, which names whose it is; null in a tab of a page that does. */
  readonly titleKey: string | null;
}

/** A report: days and course, the totals, a drawing, and its rows by view. */
export function ReportScreen({ actor, columnsFor, titleKey }: ReportScreenProps) {
  const { t } = useTranslation('reports');
  const answer = useSelector(actor, selectAnswer);
  const rows = useSelector(actor, selectRows);
  const filters = useSelector(actor, selectFilters);
  const first = (useSelector(actor, selectPage) - 1) * useSelector(actor, selectPageSize) + 1;
  const total = useSelector(actor, selectTotal);
  const failure = useSelector(actor, selectFailure);
  const isOfOtherDays = useSelector(actor, selectRangeFault) !== null;
  const behind = useSelector(actor, selectBehind);
  const handout = useSelector(actor, selectHandout);
  const columns = useMemo(() => columnsFor(behind, filters.by), [columnsFor, behind, filters.by]);
  const words = {
    count: `rows.${filters.by}`,
    nothing: answer?.has_begun === false ? 'notBegun' : 'noAnswers',
  };
  const titleOf = () => {
    if (titleKey !== null && answer?.name) return t(titleKey, { name: answer.name });
    return titleKey === 'analysisTitle' ? t('analysis') : undefined;
  };
  if (failure !== null && isAbsent(failure)) {
    return (
      <>
        {titleKey === null ? null : <PageHead title={t('title')} />}
        <NothingYet title={t('handout.absent')}>{t('absentText')}</NothingYet>
      </>
    );
  }
  return (
    <ListScreen
      {...{ actor, columns, words }}
      tabs="by"
      isOfOtherDays={isOfOtherDays}
      inTab={titleKey === null}
      about={
        titleKey === null || !answer?.username ? null : (
          <>
            {answer.username} <NameInLetters name={answer.name} />
          </>
        )
      }
      action={<ReportWays actor={actor} />}
      title={titleOf()}
    >
      {handout === null || rows.length >= total ? null : (
        <PrintedPart first={first} last={first + rows.length - 1} total={total} whole={handout} />
      )}
      <ReportParts
        {...{ answer, filters, behind, isOfOtherDays }}
        onChange={(changed) => actor.send({ type: 'filters.changed', filters: changed })}
      />
    </ListScreen>
  );
}
