import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassEvaluationRow } from '../../domain/classEvaluation';
import { nameIn } from '../../domain/named';
import type {
  ClassEvaluations,
  classEvaluationRows,
} from '../../machines/feedback/classEvaluationRows';
import { selectAnswer, selectFilters } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { withAll } from '../parts/collection/withAll';
import { actions, columnsOf } from '../parts/columns';
import { Fact, Facts } from '../parts/Facts';
import { TextLink } from '../parts/TextLink';
import { evaluationHeads, evaluationKinds, writtenStars } from './classEvaluationColumns';
import { writingPage } from './feedbackPages';

const none: ClassEvaluations['classes'] = [];

const columns = columnsOf<ClassEvaluationRow>(
  'feedback',
  [
    ...evaluationKinds,
    actions(
      'write',
      ({ student_id, class_id }, { t }) => (
        <TextLink to={writingPage(student_id, class_id)}>{t('class.write')}</TextLink>
      ),
      { width: 32 },
    ),
  ],
  evaluationHeads,
);

/** How the account's classes are evaluated: each as a whole, then student by student [ROUTE-057]. */
export function ClassEvaluationScreen({ actor }: ActorProps<typeof classEvaluationRows>) {
  const { t } = useTranslation('feedback');
  const answer = useSelector(actor, selectAnswer<ClassEvaluations>);
  const classes = answer?.classes ?? none;
  const { days } = useSelector(actor, selectFilters);
  const words = useMemo(
    () => ({
      ...{ count: 'evaluation.count', search: 'class.search', label: 'evaluation.title' },
      ...{ failed: 'evaluation.failed', nothing: 'evaluation.nothing' },
      values: { class: nameIn(classes) },
    }),
    [classes],
  );
  return (
    <ListScreen
      {...{ actor, columns, words }}
      title={t('evaluation.title')}
      tabs="state"
      period={({ days }) => t('evaluation.since', { days: t(`days.${days}`) })}
      counts={({ counts }) => withAll(counts)}
      choices={{ class: classes.map(({ id }) => String(id)) }}
    >
      <Facts mb={4}>
        {classes.map(({ id, name, student_count: all, evaluated_count: done, stars }) => (
          <Fact key={id} name={name}>
            <TextLink
              to={`/classEvaluation/index?class=${String(id)}&days=${days}`}
              changes={{ class: String(id), page: '1' }}
            >
              {t(stars === null ? 'evaluation.classUnrated' : 'evaluation.class', {
                ...{ done, all, stars: writtenStars(stars) },
              })}
            </TextLink>
          </Fact>
        ))}
      </Facts>
    </ListScreen>
  );
}
