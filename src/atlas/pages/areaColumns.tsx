import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { Column } from '../../ui/parts/DataTable/columns';
import { Status } from '../../ui/parts/Status';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText } from '../model/address';
import { ApprovalWords } from './ApprovalWords';
import type { ChartRow } from './chartRows';
import { GradeWords } from './GradeWords';

/** What the contents say of each chart. */
export function areaColumns(t: TFunction<'atlas'>, language: 'zh' | 'en'): Column<ChartRow>[] {
  const other = language === 'zh' ? 'en' : 'zh';
  return [
    {
      id: 'chart',
      head: t('contents.chart'),
      cell: (row) => (
        <>
          <TextLink to={addressText({ chart: row.id, within: row.isLarge ? row.id : null })}>
            {row[language]}
          </TextLink>{' '}
          <chakra.span textStyle="small" color="fg.muted" lang={other}>
            {row[other]}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'states',
      head: t('contents.states'),
      numeric: true,
      width: 20,
      cell: (row) => row.states,
    },
    {
      id: 'transitions',
      head: t('contents.transitions'),
      numeric: true,
      width: 24,
      cell: (row) => row.transitions,
    },
    {
      id: 'settled',
      head: t('contents.settled'),
      explanation: t('contents.settledWhy'),
      numeric: true,
      width: 24,
      yields: 2,
      cell: (row) => row.settled || <Nothing />,
    },
    {
      id: 'paths',
      head: t('contents.paths'),
      numeric: true,
      width: 20,
      cell: (row) => row.proof?.paths.length ?? <Nothing />,
    },
    {
      id: 'coverage',
      head: t('contents.coverage'),
      explanation: t('contents.coverageWhy'),
      width: 36,
      cell: (row) => <CoverageCell row={row} t={t} />,
    },
    {
      id: 'approval',
      head: t('contents.approval'),
      explanation: t('contents.approvalWhy'),
      width: 40,
      cell: ({ proof }) => <ApprovalWords approval={proof?.approval ?? null} />,
    },
    {
      id: 'grade',
      head: t('contents.grade'),
      explanation: t('contents.gradeWhy'),
      width: 36,
      yields: 1,
      cell: ({ grade, isOutdated }) => <GradeWords grade={grade} isOutdated={isOutdated} />,
    },
  ];
}

interface CoverageCellProps {
  readonly row: ChartRow;
  readonly t: TFunction<'atlas'>;
}

function CoverageCell({ row: { proof, transitions }, t }: CoverageCellProps) {
  if (proof === null) return <Nothing />;
  if (proof.fault !== null) return <Status kind="act">{t('contents.broken')}</Status>;
  const part = proof.covered.length;
  return (
    <Status kind={part === transitions ? 'good' : 'act'}>
      {t('contents.share', { part, whole: transitions })}
    </Status>
  );
}

/** Not known yet, or none. */
function Nothing() {
  return <chakra.span color="fg.muted">–</chakra.span>;
}
