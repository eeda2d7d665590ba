import { z } from 'zod/mini';
import { recordOf } from '../../domain/byName';
import type { AnswerOf } from '../../contract/call';
import { correctHomework } from '../../contract/grading';
import { homeworkInfo } from '../../contract/homework';
import {
  essayCategories,
  type EssayCategory,
  type EssayCorrection,
  typedCorrectionOf,
} from '../../domain/grading';
import { translate } from '../parts/translated';
import type { GradingDefinition, Loaded, Subject, Submission } from './definition';

/** What is filled in so far; the rating as it was typed. */
const essayValues = z.object({
  rating: z.string(),
  tags: z.array(z.string()),
  comment: z.string(),
  category_comments: z.partial(recordOf(essayCategories, z.string())),
  annotations: z.array(
    z.object({
      id: z.string(),
      start: z.number(),
      end: z.number(),
      category: z.enum(essayCategories),
      comment: z.string(),
    }),
  ),
});
export type EssayValues = Readonly<z.output<typeof essayValues>>;

/** Whose homework it is, how far, and what was answered. */
export type Info = AnswerOf<typeof homeworkInfo>;

export interface EssayKinds {
  info: Info;
  values: EssayValues;
  sent: EssayCorrection;
  place: 'comment' | EssayCategory;
}

/** Essays: a rating, an overall comment, comments in six categories, and remarks on the text [ENTITY-017]. */
export const essay: GradingDefinition<EssayKinds> = {
  chart: 'grading',
  name: 'essay',
  submitted: 'grading:submitted',
  hasRemarks: true,
  empty: { rating: '', tags: [], comment: '', category_comments: {}, annotations: [] },
  schema: typedCorrectionOf,
  draft: essayValues,
  commentAt: ({ comment, category_comments }, place) =>
    place === 'comment' ? comment : (category_comments[place] ?? ''),
  withComment: (values, place, text) =>
    place === 'comment'
      ? { ...values, comment: text }
      : { ...values, category_comments: { ...values.category_comments, [place]: text } },
  load: translate({
    call: homeworkInfo,
    payload: ({ subjectId, id }: Subject) => ({ subject_id: subjectId, person_id: id }),
    answer: (info): Loaded<EssayValues, Info> => {
      const { person, essay: handedIn, correction } = info;
      const isReadable = person.status === 'toBeCorrected' || correction !== null;
      return {
        info,
        student: person.student_name,
        title: handedIn?.title ?? '',
        prompt: handedIn?.prompt ?? '',
        text: isReadable ? (handedIn?.text ?? null) : null,
        revision: person.revision,
        graded: correction === null ? null : gradedBy(correction),
      };
    },
  }),
  submit: translate({
    call: correctHomework,
    payload: ({ subjectId, id, revision, sent }: Submission<EssayCorrection>) => ({
      subject_id: subjectId,
      person_id: id,
      revision,
      correction: sent,
    }),
    answer: (answer) => answer,
  }),
};

type Corrected = NonNullable<Info['correction']>;

function gradedBy({
  corrected_by: by,
  corrected_at: at,
  is_own: isOwn,
  rating,
  ...rest
}: Corrected) {
  return { values: { ...rest, rating: String(rating) }, by, at, isOwn };
}
