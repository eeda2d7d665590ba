import { answerPage, reviewPage } from '../../domain/addresses';
import type { ReviewedQuestion, ReviewLogRow, ReviewTaskRow } from '../../domain/reviews';
import { columnsOf, count, link, moment, text, word } from '../parts/columns';
import { NameInLetters } from '../parts/NameInLetters';
import { FormulaLine } from '../parts/FormulaLine';
import { TextLink } from '../parts/TextLink';

/** The columns of the students with what is set for them to review. */
export const reviewTaskColumns = columnsOf<ReviewTaskRow>('answers', [
  link(
    'student',
    ({ name }) => name,
    ({ student_id: id }) => reviewPage(id),
    { beside: ({ name }) => <NameInLetters name={name} /> },
  ),
  text('username', ({ username }) => username, { yields: 1 }),
  text('timesPerDay', ({ times_per_day: times }, { t }) =>
    times === 0 ? t('correctionCard.state.off') : t('correctionCard.aDay', { count: times }),
  ),
  count('open', ({ open }) => open),
  count('reviewed', ({ reviewed }) => reviewed),
  count('reviewedRight', ({ right, reviewed }) => (reviewed === 0 ? null : right), {
    outOf: ({ reviewed }) => reviewed,
  }),
  text('lastReview', ({ last_day: day }, { t }) => day ?? t('parts:none'), {
    cell: ({ last_day: day }, { t, dates }) => (day === null ? t('parts:none') : dates.date(day)),
  }),
]);

/** The columns of the days on which a student reviewed. */
export const reviewLogColumns = columnsOf<ReviewLogRow>('answers', [
  text('day', ({ day }) => day, {
    cell: ({ student_id: student, day }, { dates }) => (
      <TextLink to={reviewPage(student, `&day=${day}`)}>{dates.date(day)}</TextLink>
    ),
  }),
  count('answered', ({ reviewed }) => reviewed),
  count('reviewedRight', ({ right }) => right, { outOf: ({ reviewed }) => reviewed }),
  count('resolved', ({ resolved }) => resolved),
  count('seconds', ({ seconds }) => seconds),
]);

/** The columns of the questions of one review. */
export const reviewDayColumns = columnsOf<ReviewedQuestion>('answers', [
  text('stem', ({ stem }) => stem, {
    cell: ({ stem, answer_id: id }) => <FormulaLine text={stem} to={answerPage(id)} />,
  }),
  text('point', ({ point_name: name }) => name, { width: 40 }),
  word('type', ({ type }) => type, { yields: 1 }),
  text('outcome', ({ is_right: isRight }, { t }) => t(`outcome.${isRight ? 'right' : 'wrong'}`), {
    width: 24,
  }),
  text(
    'step',
    ({ is_right: isRight, is_resolved: isResolved }, { t }) =>
      isRight ? t(`step.${isResolved ? 'resolved' : 'correctedOnce'}`) : t('parts:none'),
    { width: 40 },
  ),
  count('seconds', ({ seconds }) => seconds),
  moment('submitted', ({ at }) => at),
]);
