import { examReportPage } from '../../domain/addresses';
import type { ExamPaper, ExamRow } from '../../domain/exams';
import { actions, columnsOf, count, day, moment, person, share, text } from '../parts/columns';
import { TextLink } from '../parts/TextLink';
import { paperName } from './paperName';

const areas = ['exams', 'students', 'scores', 'shell'] as const;

interface ClassLinkProps {
  readonly of: ExamPaper;
  readonly label: string;
}

/** The way to how all own students did in a paper. */
function ClassLink({ of, label }: ClassLinkProps) {
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
      width: 30,
      file: {
        'exams:column.score': ({ score }) => score,
        'exams:column.full': ({ paper }) => paper.full_marks,
      },
    }),
    share('share', ({ score, paper }) => score / paper.full_marks),
    count('average', ({ paper }) => paper.average, { explained: 'averageWhy', yields: 2 }),
    moment('entered', (row) => row.entered_at, { yields: 1 }),
    text('by', (row) => row.entered_by, { width: 24, yields: 1 }),
    actions('class', ({ paper }, { t }) => <ClassLink of={paper} label={t('exams:class.open')} />),
  ],
);

/** The papers of which one is chosen to enter a result. */
export const paperColumns = columnsOf<ExamPaper>(
  [...areas],
  [
    text('paper', (paper, { t }) => paperName(t, paper), {
      cell: (paper, { t }) => (
        <TextLink
          data-words
          to={`/examAnalysis/paperInformationEntry?paper_id=${String(paper.paper_id)}`}
        >
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
