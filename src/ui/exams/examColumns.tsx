import { HStack } from '@chakra-ui/react';
import { examEntryPage, examReportPage, scorePage } from '../../domain/addresses';
import type { ExamClassRow, ExamPaper, ExamRow } from '../../domain/exams';
import { type Subject, subjects } from '../../domain/subjects';
import {
  actions,
  colleague,
  columnsOf,
  count,
  day,
  moment,
  person,
  share,
  text,
} from '../parts/columns';
import type { ColumnKind } from '../parts/columns/types';
import { LinkButton } from '../parts/LinkButton';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { paperName } from './paperName';

const areas = ['exams', 'students', 'scores', 'shell'] as const;

/** The way to how all own students did in a paper. */
function ClassLink({ of, label }: { readonly of: ExamPaper; readonly label: string }) {
  return <TextLink to={`/examAnalysis/index?paper_id=${String(of.paper_id)}`}>{label}</TextLink>;
}

/** The results of a list; the paper leads to the analysis. */
export const examColumns = columnsOf<ExamRow>(
  [...areas],
  [
    person('student', (row) => row),
    text('paper', ({ paper }, { t }) => paperName(t, paper), {
      width: 92,
      cell: ({ paper, report_id: id }, { t }) => (
        <TextLink data-words to={examReportPage(id)}>
          {paperName(t, paper)}
        </TextLink>
      ),
    }),
    day('examDate', (row) => row.exam_date, { yields: 2 }),
    text('score', ({ score, paper }) => `${String(score)} / ${String(paper.full_marks)}`, {
      ...{ width: 30, numeric: true },
      file: {
        'exams:column.score': ({ score }) => score,
        'exams:column.full': ({ paper }) => paper.full_marks,
      },
    }),
    share('share', ({ score, paper }) => score / paper.full_marks),
    count('average', ({ paper }) => paper.average, { explained: 'averageWhy', yields: 2 }),
    moment('entered', (row) => row.entered_at, { yields: 1 }),
    colleague('by', (row) => row.entered_by, { width: 24, yields: 1 }),
    moment('changed', (row) => row.changed_at, { yields: 1 }),
    colleague('changedBy', (row) => row.changed_by, { width: 24, yields: 1 }),
    actions('class', ({ paper }, { t }) => <ClassLink of={paper} label={t('exams:class.open')} />),
  ],
);

/** The papers of which one is chosen to enter a result. */
export const paperColumns = columnsOf<ExamPaper>(
  [...areas],
  [
    text('paper', (paper, { t }) => paperName(t, paper), {
      cell: (paper, { t }) => (
        <TextLink data-words to={examEntryPage(paper.paper_id)}>
          {paperName(t, paper)}
        </TextLink>
      ),
    }),
    count('questions', (paper) => paper.question_count, { yields: 2 }),
    count('full', (paper) => paper.full_marks),
    count('average', (paper) => paper.average, { explained: 'averageWhy' }),
    count('examinees', (paper) => paper.examinees, { yields: 2 }),
    day('averagedOn', (paper) => paper.averaged_on, { yields: 1 }),
    actions('class', (paper, { t }) => <ClassLink of={paper} label={t('exams:class.open')} />),
  ],
);

/** The scores of a subject, each with the rank in the grade; a file has every number in a column of its own. */
function subjectColumn({ id, key }: Subject): ColumnKind<ExamClassRow> {
  const of = ({ scores }: ExamClassRow) => scores[key];
  return (language, heads) => {
    const { t } = language;
    const subject = t(`shell:subject.${String(id)}`);
    const cell = (row: ExamClassRow) => {
      const one = of(row);
      if (one === null) return t('parts:none');
      const { score_id, score, full_score: full, level, grade_rank: rank } = one;
      return (
        <>
          <TextLink to={scorePage(score_id, id)}>
            {score === null ? level : t('exams:of', { won: score, full })}
          </TextLink>
          {rank === null ? null : (
            <Text small muted display="block" lineHeight="rowSmall">
              {t('exams:class.rank', { rank })}
            </Text>
          )}
        </>
      );
    };
    const inFile = [
      { head: subject, text: (row: ExamClassRow) => of(row)?.score ?? of(row)?.level ?? null },
      ...(['full_score', 'grade_rank'] as const).map((name) => ({
        head: t(`exams:class.inFile.${name}`, { subject }),
        text: (row: ExamClassRow) => of(row)?.[name] ?? null,
      })),
    ];
    const plain = count<ExamClassRow>(key, () => null, {
      width: 30,
      head: `shell:subject.${String(id)}`,
      explained: 'exams:class.subjectWhy',
    });
    return { ...plain(language, heads), cell, inFile };
  };
}

/** The students of a paper: the result in it, or the way to enter it, and the scores of some subjects. */
export const classColumns = (paperId: number, isShown: (subject: Subject) => boolean) =>
  columnsOf<ExamClassRow>(
    [...areas],
    [
      person('student', (row) => row),
      text('result', ({ score }) => score, {
        ...{ width: 40, numeric: true },
        file: {
          'exams:column.result': ({ score }) => score,
          'exams:column.full': ({ full_marks }) => full_marks,
        },
        cell: ({ report_id: report, score, full_marks: full, name, username }, { t }) =>
          report === null ? (
            <HStack gap={2} justify="end">
              <Status kind="act">{t('exams:result.missing')}</Status>
              <LinkButton
                size="small"
                aria-label={t('exams:class.enterFor', { name })}
                to={examEntryPage(paperId, `&student=${encodeURIComponent(username)}`)}
              >
                {t('exams:class.enter')}
              </LinkButton>
            </HStack>
          ) : (
            <TextLink to={examReportPage(report)}>{t('exams:of', { won: score, full })}</TextLink>
          ),
      }),
      ...subjects.filter(isShown).map(subjectColumn),
    ],
  );
