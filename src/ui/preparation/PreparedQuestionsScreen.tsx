import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../domain/named';
import type { PreparedQuestionRow } from '../../domain/preparation';
import { selectFilters, selectScope } from '../../machines/parts/collection/selectors';
import { selectAnswerIfAny } from '../../machines/parts/record';
import type {
  PreparedQuestions,
  preparedQuestionRows,
} from '../../machines/preparation/preparedQuestionRows';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { columnsOf, count, link, text, word } from '../parts/columns';
import { FormulaLine } from '../parts/FormulaLine';
import { graphOf, questionOf } from './addresses';

const none: PreparedQuestions['points'] = [];

/** The questions of a course, or of one of its points [SCREEN-159, CONST-057]. */
export function PreparedQuestionsScreen({ actor }: ActorProps<typeof preparedQuestionRows>) {
  const { t } = useTranslation('preparation');
  const { course_id, kind } = useSelector(actor, selectScope);
  const answer = useSelector(actor, selectAnswerIfAny<PreparedQuestions>);
  const type = answer?.course.type ?? (kind === 'polishing' ? 'polishing' : 'formal');
  const points = answer?.points ?? none;
  const { point } = useSelector(actor, selectFilters<{ readonly point?: number | undefined }>);
  const columns = useMemo(() => {
    const course = { course_id, type };
    return columnsOf<PreparedQuestionRow>(
      ['preparation', 'answers'],
      [
        text('stem', ({ stem }) => stem, {
          cell: (row) => <FormulaLine text={row.stem} to={questionOf(course, row.question_id)} />,
        }),
        link(
          'point',
          ({ point_name }) => point_name,
          ({ point_id }) => graphOf(course, point_id),
          { width: 60, yields: 1 },
        ),
        word('questionType', (row) => row.type, { words: 'answers:type' }),
        count('difficulty', ({ difficulty }) => difficulty, { head: 'answers:field.difficulty' }),
        text(
          'accounts',
          ({ practised }, language) =>
            practised.length === 0 ? language.t('never') : practised.join(', '),
          { width: 32, explained: 'accountsWhy' },
        ),
      ],
    );
  }, [course_id, type]);
  const words = useMemo(
    () => ({
      ...{ count: 'questions.count', search: 'questions.search', label: 'questions.title' },
      ...{ nothing: 'questions.nothing', failed: 'questions.failed' },
      values: { point: nameIn(points), type: (one: string) => `answers:type.${one}` },
    }),
    [points],
  );
  return (
    <>
      <BackLink to={graphOf({ course_id, type }, point)}>{t('toCourse')}</BackLink>
      <ListScreen
        {...{ actor, columns, words }}
        title={
          answer === null ? t('questions.title') : t('questions.of', { name: answer.course.name })
        }
        choices={{ point: points.map(({ id }) => String(id)), type: answer?.types ?? [] }}
      />
    </>
  );
}
