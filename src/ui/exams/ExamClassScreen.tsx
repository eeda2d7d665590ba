import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ExamClass, examClass } from '../../machines/exams/examClass';
import { actions, columnsOf, person, word } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { NothingYet } from '../parts/Emptiness';
import { Fact, Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { RecordScreen } from '../parts/RecordScreen';
import { Section } from '../parts/Section';
import { ExamBands } from './ExamBands';
import { paperName } from './paperName';

type Missing = ExamClass['missing'][number];

interface ExamClassScreenProps {
  readonly actor: ActorRefFrom<typeof examClass>;
}

/** How own students did in a paper, and who of them has no result in it yet [SCREEN-139]. */
export function ExamClassScreen({ actor }: ExamClassScreenProps) {
  const { t } = useTranslation(['exams', 'students', 'scores', 'shell']);
  const back = { to: '/examAnalysis/index', label: t('back') };
  return (
    <RecordScreen {...{ actor, back }} words="exams:class">
      {({ paper, summary, missing }) => (
        <>
          <Facts layout="table" mb={5}>
            <Fact name={t('column.paper')}>{paperName(t, paper)}</Fact>
            <Fact name={t('class.count')}>{summary.count}</Fact>
            {(['mean', 'highest', 'lowest'] as const).map((name) => (
              <Fact key={name} name={t(`class.${name}`)}>
                {summary[name] === null
                  ? t('parts:none')
                  : t('of', { won: summary[name], full: paper.full_marks })}
              </Fact>
            ))}
          </Facts>
          {summary.count === 0 ? null : <ExamBands summary={summary} />}
          <MissingTable
            {...{ missing, paperId: paper.paper_id }}
            nobody={summary.count === 0 ? 'noStudents' : 'complete'}
          />
        </>
      )}
    </RecordScreen>
  );
}

interface MissingTableProps extends Pick<ExamClass, 'missing'> {
  readonly paperId: number;
  /** Why nobody is missing. */
  readonly nobody: 'noStudents' | 'complete';
}

const rowId = ({ student_id }: Missing) => student_id;
const rowName = ({ name }: Missing) => name;

/** Own students without a result in the paper, each with the way to enter it. */
function MissingTable({ missing, paperId, nobody }: MissingTableProps) {
  const { t } = useTranslation('exams');
  const columns = useMemo(
    () =>
      columnsOf<Missing>(
        ['exams', 'students'],
        [
          person('student', (row) => row),
          word('grade', ({ grade }) => grade, { words: 'students:grade' }),
          actions(
            'acts',
            ({ name, username }, language) => (
              <LinkButton
                size="small"
                aria-label={language.t('exams:class.enterFor', { name })}
                to={`/examAnalysis/paperInformationEntry?paper_id=${String(paperId)}&student=${encodeURIComponent(username)}`}
              >
                {language.t('exams:class.enter')}
              </LinkButton>
            ),
            { width: 32 },
          ),
        ],
      ),
    [paperId],
  );
  const title = t('class.missing');
  return (
    <Section title={title} count={missing.length}>
      <ColumnsTable
        {...{ columns, rows: missing, rowId, rowName, label: title }}
        empty={<NothingYet title={t(`class.${nobody}`)}>{t(`class.${nobody}Text`)}</NothingYet>}
      />
    </Section>
  );
}
