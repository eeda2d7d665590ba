import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { correctSubjective, subjectiveInfo } from '../../contract/grading';
import { type SubjectiveGrading, typedSubjectiveGrading } from '../../domain/grading';
import { translate } from '../parts/translated';
import type { GradingDefinition, Loaded, Subject, Submission } from './definition';

/** What is filled in so far, as it was typed; it has no remarks on the text. */
export const subjectiveValues = z.object({
  central_material: z.string(),
  language: z.string(),
  structure: z.string(),
  stars: z.string(),
  comment: z.string(),
  annotations: z.array(z.never()),
  /** Put aside, to be submitted together with others. */
  isReady: z._default(z.boolean(), false),
});
export type SubjectiveValues = Readonly<z.output<typeof subjectiveValues>>;

type Info = AnswerOf<typeof subjectiveInfo>;

interface SubjectiveKinds {
  info: Info;
  values: SubjectiveValues;
  sent: SubjectiveGrading;
  place: 'comment';
}

/** Written answers: three sub-scores, stars and a comment [ENTITY-018]. */
export const subjective: GradingDefinition<SubjectiveKinds> = {
  chart: 'subjectiveGrading',
  name: 'subjective',
  submitted: 'grading:answer.submitted',
  hasRemarks: false,
  empty: {
    ...{ central_material: '', language: '', structure: '', stars: '' },
    ...{ comment: '', annotations: [], isReady: false },
  },
  aside: {
    isReady: ({ isReady }) => isReady,
    ready: { isReady: true },
    changed: { isReady: false },
  },
  schema: typedSubjectiveGrading,
  draft: subjectiveValues,
  commentAt: ({ comment }) => comment,
  withComment: (values, _, comment) => ({ ...values, comment }),
  load: translate({
    call: subjectiveInfo,
    payload: ({ subjectId, id }: Subject) => ({ subject_id: subjectId, answer_id: id }),
    answer: (info): Loaded<SubjectiveValues, Info> => ({
      info,
      student: info.student_name,
      title: '',
      prompt: info.stem,
      text: info.answer === '' ? null : info.answer,
      revision: info.revision,
      graded: info.grading === null ? null : gradedBy(info.grading),
    }),
  }),
  submit: translate({
    call: correctSubjective,
    payload: ({ subjectId, id, revision, sent }: Submission<SubjectiveGrading>) => ({
      subject_id: subjectId,
      answer_id: id,
      revision,
      ...sent,
    }),
    answer: (answer) => answer,
  }),
};

type Graded = NonNullable<Info['grading']>;

function gradedBy({
  corrected_by: by,
  corrected_at: at,
  is_own: isOwn,
  comment,
  ...marks
}: Graded) {
  const values = {
    central_material: String(marks.central_material),
    language: String(marks.language),
    structure: String(marks.structure),
    stars: String(marks.stars),
    comment,
    annotations: [],
    isReady: false,
  };
  return { values, by, at, isOwn };
}
