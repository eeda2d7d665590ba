import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { correctEnglish, englishInfo } from '../../contract/grading';
import { type EnglishGrading, typedEnglishGrading } from '../../domain/grading';
import { subjectIds } from '../../domain/subjects';
import { translate } from '../parts/translated';
import type { GradingDefinition, Loaded, Subject, Submission } from './definition';

/** What is filled in so far, as it was typed. */
const englishValues = z.object({
  total: z.string(),
  content: z.string(),
  language: z.string(),
  coherence: z.string(),
  mechanics: z.string(),
  comment: z.string(),
  annotations: z.array(
    z.object({
      id: z.string(),
      start: z.number(),
      end: z.number(),
      category: z.string(),
      comment: z.string(),
    }),
  ),
});
export type EnglishValues = Readonly<z.output<typeof englishValues>>;

type Info = AnswerOf<typeof englishInfo>;

interface EnglishKinds {
  info: Info;
  values: EnglishValues;
  sent: EnglishGrading;
  place: 'comment';
}

const subject_id = subjectIds.english;

/** English essays: a total that is chosen, a mark for each item, and remarks on the text [ENTITY-019]. */
export const english: GradingDefinition<EnglishKinds> = {
  chart: 'englishGrading',
  name: 'english',
  submitted: 'grading:english.submitted',
  hasRemarks: true,
  empty: {
    ...{ total: '', content: '', language: '', coherence: '', mechanics: '' },
    ...{ comment: '', annotations: [] },
  },
  schema: typedEnglishGrading,
  draft: englishValues,
  commentAt: ({ comment }) => comment,
  withComment: (values, _, comment) => ({ ...values, comment }),
  load: translate({
    call: englishInfo,
    payload: ({ id }: Subject) => ({ subject_id, answer_id: id }),
    answer: (info): Loaded<EnglishValues, Info> => ({
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
    call: correctEnglish,
    payload: ({ id, revision, sent: grading }: Submission<EnglishGrading>) => ({
      subject_id,
      answer_id: id,
      revision,
      grading,
    }),
    answer: (answer) => answer,
  }),
};

type Graded = NonNullable<Info['grading']>;

function gradedBy({ corrected_by: by, corrected_at: at, is_own: isOwn, ...grading }: Graded) {
  const { total, items, comment, annotations } = grading;
  const values = {
    total: String(total),
    content: String(items.content),
    language: String(items.language),
    coherence: String(items.coherence),
    mechanics: String(items.mechanics),
    comment,
    annotations: annotations.map((note) => ({ ...note, category: '' })),
  };
  return { values, by, at, isOwn };
}
