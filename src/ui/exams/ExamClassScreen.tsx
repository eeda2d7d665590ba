import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { examClassRows } from '../../machines/exams/examClassRows';
import { selectAnswer, selectIsNone } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { AbsentPage } from '../parts/AbsentPage';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { useClassFilter } from '../parts/collection/useClassFilter';
import { withAll } from '../parts/collection/withAll';
import { ExamBands } from './ExamBands';
import { classColumns } from './examColumns';
import { paperName } from './paperName';

const list = '/examAnalysis/index';

/** The table of a paper: what own students reached in it and its exam, who is missing, and what they come to [SCREEN-139]. */
export function ExamClassScreen({ actor }: ActorProps<typeof examClassRows>) {
  const { t } = useTranslation(['exams', 'students', 'scores', 'shell']);
  const answer = useSelector(actor, selectAnswer);
  const isNone = useSelector(actor, selectIsNone);
  const { choices, values } = useClassFilter(actor);
  const columns = useMemo(
    () =>
      classColumns(
        answer?.paper.paper_id ?? 0,
        ({ key }) => answer !== null && answer.figures[key] !== null,
      ),
    [answer],
  );
  if (isNone) {
    const [title, text] = [t('absent.title'), t('class.absent.text')];
    return <AbsentPage {...{ title, text, list }} back={t('back')} />;
  }
  const totals = (['mean', 'highest', 'lowest'] as const).map((name) => ({
    head: t(`class.${name}`),
    cells: Object.fromEntries(
      Object.entries(answer?.figures ?? {}).map(([column, figures]) => {
        const { [name]: won = null, full } = { ...figures };
        return [column, won === null ? null : t('of', { won, full })];
      }),
    ),
  }));
  return (
    <>
      <BackLink to={list}>{t('back')}</BackLink>
      <ListScreen
        {...{ actor, columns, choices, totals }}
        tabs="result"
        counts={({ counts }) => withAll(counts)}
        title={t('class.title')}
        about={answer === null ? null : paperName(t, answer.paper)}
        words={{
          ...{ count: 'class.count', label: 'class.title', failed: 'class.failed', values },
          nothing: 'class.nothing',
        }}
      />
      {answer === null || answer.figures.result === null ? null : <ExamBands {...answer} />}
    </>
  );
}
