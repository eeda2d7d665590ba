import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { preparationState, type PreparedCourseRow } from '../../domain/preparation';
import { selectScope } from '../../machines/parts/collection/selectors';
import type { preparedCourseRows } from '../../machines/preparation/preparedCourseRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { columnsOf, count, link, moment, status, text, word } from '../parts/columns';
import { LinkButton } from '../parts/LinkButton';
import { graphOf, lessonsOf, listOf, questionsOf } from './addresses';

const signs = { notStarted: 'none', started: 'watch', prepared: 'good' } as const;

const columns = columnsOf<PreparedCourseRow>(
  ['preparation', 'students'],
  [
    link(
      'course',
      ({ name }) => name,
      (row) => graphOf(row),
    ),
    text(
      'grade',
      ({ grade }, { t }) => t(grade === null ? 'everyGrade' : `students:grade.${String(grade)}`),
      { width: 26, yields: 1 },
    ),
    word('type', ({ type }) => type, { yields: 1 }),
    count('lessons', ({ lesson_count }) => lesson_count, { to: (row) => lessonsOf(row) }),
    count('points', ({ point_count }) => point_count, {
      to: (row) => graphOf(row),
      width: 28,
    }),
    count('questions', ({ question_count }) => question_count, { to: (row) => questionsOf(row) }),
    count('practised', ({ practised_count }) => practised_count, {
      outOf: ({ question_count }) => question_count,
      ...{ width: 32, explained: 'practisedWhy' },
    }),
    status('state', preparationState, signs),
    moment('lastPractised', ({ last_practised_at }) => last_practised_at, { none: 'never' }),
  ],
);

const words = {
  taught: {},
  polishing: { nothing: 'polishing.nothing', label: 'polishing.title' },
} as const;

interface PreparedCoursesScreenProps {
  readonly actor: ActorRefFrom<typeof preparedCourseRows>;
}

/** The courses that are prepared, or polished, with how far their preparation is [SCREEN-155, SCREEN-156]. */
export function PreparedCoursesScreen({ actor }: PreparedCoursesScreenProps) {
  const { t } = useTranslation('preparation');
  const { kind } = useSelector(actor, selectScope);
  const isPolishing = kind === 'polishing';
  return (
    <ListScreen
      {...{ actor, columns }}
      title={isPolishing ? t('polishing.title') : undefined}
      words={words[kind]}
      action={
        <LinkButton to={listOf({ type: isPolishing ? 'formal' : 'polishing' })}>
          {t(isPolishing ? 'title' : 'polishing.title')}
        </LinkButton>
      }
    />
  );
}
