import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { studentPage } from '../../domain/addresses';
import { type AnalysedExam, analysisOf, bandOf } from '../../domain/scoreAnalyses';
import { scorePage } from '../../domain/addresses';
import { normalised } from '../../domain/scores';
import { selectAnswer } from '../../machines/parts/record';
import { selectStudentId, type studentScores } from '../../machines/scores/studentScores';
import { AbsentPage } from '../parts/AbsentPage';
import { BackLink } from '../parts/BackLink';
import { columnsOf, count, day, link, text, word } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { Fact, Facts } from '../parts/Facts';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { StudentCell } from '../parts/StudentCell';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';
import { analysisPage } from './analysisColumns';
import { AnalysisScope } from './AnalysisScope';
import { ranked, saidScore } from './scoreColumns';
import { StudentScoresChart } from './StudentScoresChart';

const list = '/score/index?view=individual';

type Actor = ActorRefFrom<typeof studentScores>;

interface StudentScoresScreenProps {
  readonly actor: Actor;
}

/** The exams of one student in a school year, as a chart and as a table [SCREEN-129, ROLE-021]. */
export function StudentScoresScreen({ actor }: StudentScoresScreenProps) {
  const { t } = useTranslation(['scores', 'parts']);
  const { moment } = useDates();
  const studentId = useSelector(actor, selectStudentId);
  const title = t('view.individual');
  return (
    <RecordView
      actor={actor}
      loading={title}
      rows={10}
      failed={t('analysis.failed')}
      absent={
        <AbsentPage
          title={t('analysis.absent.title')}
          text={t('analysis.absent.text')}
          list={list}
          back={t('analysis.back')}
        />
      }
    >
      {({ student, of, years, exams, is_own: isOwn, as_of }) => (
        <>
          <BackLink to={list}>{t('analysis.back')}</BackLink>
          <PageHead
            title={title}
            about={
              <StudentCell student={student} to={isOwn ? studentPage(studentId) : undefined} />
            }
            count={t('analysis.exams', { count: exams.length })}
            asOf={t('parts:asOf', { time: moment(as_of) })}
          />
          <RecordOutdated actor={actor} />
          <Tabs
            label={t('analysis.years')}
            selected={String(of.year)}
            items={years.map((year) => ({
              ...{ id: String(year), label: t('analysis.year', { from: year, to: year + 1 }) },
              to: analysisPage(studentId, year),
            }))}
          />
          <AnalysisScope of={of} />
          {exams.length === 0 ? (
            <NothingYet title={t('analysis.nothing.title')}>
              {t('analysis.nothing.text')}
            </NothingYet>
          ) : (
            <Exams actor={actor} />
          )}
        </>
      )}
    </RecordView>
  );
}

const scoreLooks = { width: 28, numeric: true };

const columnsFor = (isOwn: boolean, subjectId: number) =>
  columnsOf<AnalysedExam>('scores', [
    day('examDate', ({ exam_date }) => exam_date),
    word('examType', ({ exam_type }) => exam_type, { words: 'exam_type' }),
    isOwn
      ? link<AnalysedExam>(
          'score',
          saidScore,
          (exam) => scorePage(exam.score_id, subjectId),
          scoreLooks,
        )
      : text('score', saidScore, scoreLooks),
    count('normalised', normalised, { places: 1, width: 22, explained: 'normalisedWhy' }),
    word('grade_band', (exam) => bandOf(exam) ?? 'none', { width: 24 }),
    text('gradeRank', (exam) => ranked(exam.grade_rank, exam.grade_total), {
      ...{ width: 26, numeric: true },
    }),
    text('classRank', (exam) => ranked(exam.class_rank, exam.class_total), {
      ...{ width: 26, yields: 1, numeric: true },
    }),
  ]);

const idOf = ({ score_id: id }: AnalysedExam) => id;

/** What the exams say together, and each of them. */
function Exams({ actor }: StudentScoresScreenProps) {
  const { t } = useTranslation('scores');
  const { date } = useDates();
  const answer = useSelector(actor, selectAnswer);
  const isOwn = answer?.is_own ?? false;
  const subjectId = answer?.of.subject_id ?? 0;
  const columns = useMemo(() => columnsFor(isOwn, subjectId), [isOwn, subjectId]);
  const exams = answer?.exams ?? [];
  const { improvement, average, first, latest, points_count: pointed } = analysisOf(exams);
  const number = (value: number | null) => (value === null ? null : t('parts:number', { value }));
  return (
    <>
      {improvement === null ? (
        <Text as="p" my={3}>
          {t('analysis.tooFew')}
        </Text>
      ) : (
        <Facts my={3}>
          <Fact name={t('analysis.improvement')}>
            {t('analysis.fromTo', {
              value: `${improvement > 0 ? '+' : ''}${String(improvement)}`.replace('-', '−'),
              ...{ first, latest },
            })}
          </Fact>
          <Fact name={t('column.average')}>{number(average)}</Fact>
        </Facts>
      )}
      {pointed < 2 ? null : <StudentScoresChart exams={exams} />}
      <ColumnsTable
        label={t('analysis.table')}
        {...{ columns, rows: exams, rowId: idOf }}
        rowName={({ exam_type: type, exam_date: on }) => `${t(`exam_type.${type}`)} ${date(on)}`}
      />
    </>
  );
}
