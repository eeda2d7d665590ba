import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { supportsType } from '../../domain/homework';
import {
  type assignmentOptions,
  selectCards,
  selectCourses,
  selectLessons,
  selectOptionsFailure,
} from '../../machines/homework/assignmentOptions';
import type { AssignmentValues } from '../../machines/homework/assignmentValues';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import { Failed } from '../parts/Emptiness';
import { SelectField } from '../parts/form/SelectField';

interface AssignPlaceProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly options: ActorRefFrom<typeof assignmentOptions>;
  readonly values: AssignmentValues;
  readonly isBusy: boolean;
}

const optionsOf = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

/** The course, then its lesson, then the lesson's task card. */
export function AssignPlace(props: AssignPlaceProps) {
  const { actor, options, values, isBusy } = props;
  const { t } = useTranslation('homework');
  const courses = useSelector(options, selectCourses);
  const lessons = useSelector(options, selectLessons);
  const cards = useSelector(options, selectCards);
  const failure = useSelector(options, selectOptionsFailure);
  if (failure !== null) {
    return (
      <Failed
        title={t('assign.optionsFailed')}
        failure={failure}
        busy={isBusy}
        onRetry={() => actor.send({ type: 'options.retried' })}
      />
    );
  }
  return (
    <>
      <SelectField
        name="course_id"
        word="course"
        placeholder={t('assign.choose')}
        options={optionsOf(courses)}
        onChoose={(value) => actor.send({ type: 'course.chosen', courseId: Number(value) })}
      />
      <SelectField
        name="lesson_id"
        word="lesson"
        placeholder={t('assign.choose')}
        disabled={values.course_id === null}
        options={lessons.map((lesson) => ({
          value: String(lesson.id),
          disabled: !supportsType(lesson, values.type),
          label: supportsType(lesson, values.type)
            ? lesson.name
            : t('assign.noCard', { name: lesson.name }),
        }))}
        onChoose={(value) => actor.send({ type: 'lesson.chosen', lessonId: Number(value) })}
      />
      <SelectField
        name="card_id"
        word="card"
        placeholder={t('assign.choose')}
        disabled={values.lesson_id === null}
        options={cards.map((card) => ({
          value: String(card.card_id),
          disabled: !supportsType(card, values.type),
          label: supportsType(card, values.type)
            ? card.name
            : t('assign.unsupported', { name: card.name }),
        }))}
        onChoose={(value) => {
          const card = cards.find(({ card_id }) => String(card_id) === value);
          if (card !== undefined) actor.send({ type: 'card.chosen', card });
        }}
      />
    </>
  );
}
