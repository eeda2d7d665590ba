import type {
  OptionKey,
  Question,
  QuestionMark,
  QuestionType,
  RichText,
  TaughtSubjectId,
  Tens,
} from '../types';

interface Content {
  stem: RichText;
  hint: RichText;
  analysis: RichText;
  /** Learning objective, thought, ability, method. */
  aims: readonly [string, string, string, string];
  passageId?: number;
  commonErrors?: readonly string[];
  marks?: readonly QuestionMark[];
}

const keys: readonly OptionKey[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const subjects: readonly TaughtSubjectId[] = [1, 2, 3, 4, 5];

/** Text as it stands, so that a formula's backslashes need no doubling. */
export const tex = String.raw;

export const lines = (...parts: readonly string[]): RichText => parts.join('\n');

function question(
  id: number,
  pointId: number,
  type: QuestionType,
  difficulty: Tens,
  { aims, ...content }: Content,
  answer: Pick<Question, 'answer' | 'options'>,
): Question {
  const [objective, thought, ability, method] = aims;
  const subjectId = subjects.find((subject) => String(subject) === String(pointId)[0]);
  if (!subjectId) throw new Error(`question ${id} has no subject`);
  return {
    id,
    subjectId,
    pointId,
    type,
    difficulty,
    ...content,
    ...answer,
    objective,
    thought,
    ability,
    method,
  };
}

interface Choices extends Content {
  options: readonly RichText[];
  /** The keys in a row: `B`, `ACD`. */
  answer: string;
}

function withKeys(options: readonly RichText[], answer: string) {
  return {
    options: keys.slice(0, options.length).map((key, at) => ({ key, text: options[at] ?? '' })),
    answer: [...answer],
  };
}

/** One key makes a single choice, several a multiple choice. */
export function choice(
  id: number,
  pointId: number,
  difficulty: Tens,
  { options, answer, ...content }: Choices,
): Question {
  const type = answer.length === 1 ? 'singleChoice' : 'multipleChoice';
  return question(id, pointId, type, difficulty, content, withKeys(options, answer));
}

/** A question on a passage, with options. */
export function reading(
  id: number,
  pointId: number,
  difficulty: Tens,
  { options, answer, ...content }: Choices & { passageId: number },
): Question {
  const keyed = withKeys(options, answer);
  return question(id, pointId, 'readingComprehension', difficulty, content, keyed);
}

export function blank(
  id: number,
  pointId: number,
  difficulty: Tens,
  { answer, ...content }: Content & { answer: readonly string[] },
): Question {
  return question(id, pointId, 'fillInTheBlank', difficulty, content, { answer });
}

export function judge(
  id: number,
  pointId: number,
  difficulty: Tens,
  { answer, ...content }: Content & { answer: boolean },
): Question {
  return question(id, pointId, 'trueOrFalse', difficulty, content, { answer: [String(answer)] });
}

/** What a person marks: a calculation with its steps, an essay, a subjective question. */
export function written(
  id: number,
  pointId: number,
  type: 'calculation' | 'essay' | 'subjective' | 'readingComprehension',
  difficulty: Tens,
  { answer, ...content }: Content & { answer: RichText },
): Question {
  return question(id, pointId, type, difficulty, content, { answer: [answer] });
}
