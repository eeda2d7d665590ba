import { z } from 'zod/mini';
import { businessDay, fromWallTime, timeTyped, toMoment } from './businessTime';
import { imageErrors } from './images';
import { feedbackImages } from './limits';
import { day, filledIn, moment, typedDay } from './moment';
import { namedStudent } from './students';
import { isPhone, phoneLength } from './phone';
import { cleanText, exactText } from './text';

/** How much may be written [ENTITY-023, ENTITY-024]; characters, but for the number of classes. */
export const feedbackLimits = { text: 2000, name: 60, longName: 100, classes: 20 } as const;

/** How a class was taught [ENTITY-023]. */
export const teachingMethods = ['onSite', 'online', 'selfStudy'] as const;

/** What the list of post-class feedback shows [ENTITY-023]. */
export const feedbackStatuses = ['draft', 'given'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** Of whom a feedback can be written, and whether it is time to: `isFeedbackDue`. */
export const feedbackStudent = z.extend(namedStudent, {
  id: z.int(),
  pinyin: z.string(),
  last_given_at: z.nullable(moment),
  is_due: z.boolean(),
  /** The latest draft that the account itself has kept; null without one. */
  draft: z.nullable(z.object({ feedback_id: z.int(), class_date: z.nullable(day) })),
});
export type FeedbackStudent = z.output<typeof feedbackStudent>;

/** A post-class feedback in the list. */
export const classFeedbackRow = z.object({
  feedback_id: z.int(),
  student_id: z.int(),
  student_name: z.string(),
  username: z.string(),
  status: z.enum(feedbackStatuses),
  /** Null while the draft says nothing of it. */
  class_date: z.nullable(day),
  changed_at: moment,
  submitted_at: z.nullable(moment),
  /** What it says, as the draft has it so far; a file holds it. */
  ...{ content: z.string(), stars: z.nullable(z.int()), evaluation: z.string() },
  homework: z.string(),
});
export type ClassFeedbackRow = z.output<typeof classFeedbackRow>;

/** The address of an uploaded image, in printable ASCII. */
const image = z.string().check(z.regex(/^[!-~]{1,500}$/));
/** Images of a feedback [VALID-051, CONST-008]. */
const images = z.array(image).check(z.maxLength(feedbackImages.count, 'tooMany'));

/** A whole number, or nothing: whatever else is typed is `whole`. */
const figure = (minimum: number, maximum: number) =>
  z.nullable(
    z
      .number('whole')
      .check(z.int('whole'), z.minimum(minimum, 'range'), z.maximum(maximum, 'range')),
  );

const percentage = figure(0, 100);

/** A time of day as a clock shows it: `19:30`; typed also as `19：30`, `9:30` or `1930`. */
const clockTime = z.pipe(
  filledIn,
  z.string().check(z.overwrite(timeTyped), z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'time')),
);

interface ClassTime {
  readonly start_time: string;
  readonly end_time: string;
}

/** A class is told of once it has begun: the field that says that it has not; null where it has. */
export function classToCome(
  { class_date: day, start_time: time }: { class_date: string; start_time: string },
  now: Date,
): 'class_date' | 'start_time' | null {
  const begins = fromWallTime(`${day}T${time}`);
  if (begins <= toMoment(now)) return null;
  return day > businessDay(now) ? 'class_date' : 'start_time';
}

const isTime = (typed: string) => z.safeParse(clockTime, typed).success;

/** A class does not end before it begins; a text that is no time is a fault of its own. */
const isInOrder = ({ start_time, end_time }: ClassTime) =>
  !isTime(start_time) || !isTime(end_time) || start_time < end_time;

/** What an analyst says of a class; there is nothing to give to parents while all of it is empty. */
interface Said {
  readonly content: string;
  readonly stars: unknown;
  readonly evaluation: string;
  readonly homework: string;
}

const isSaid = ({ content, stars, evaluation, homework }: Said) =>
  stars !== null || [content, evaluation, homework].some((one) => one !== '');

/** Checks a rule of several fields even where one of them is wrong: all faults are told in one round. */
const when = ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null;

const text = cleanText(0, feedbackLimits.text);

const feedbackFields = z.strictObject({
  class_date: typedDay,
  start_time: clockTime,
  end_time: clockTime,
  method: z.enum(teachingMethods),
  class_count: figure(1, feedbackLimits.classes),
  content: text,
  /** Performance in class. */
  stars: figure(1, 5),
  evaluation: text,
  /** Of the previous homework, in percent. */
  previous_completion: percentage,
  previous_accuracy: percentage,
  homework: text,
  images,
});

/** Post-class feedback as it is submitted, once and for all [VALID-050, VALID-051, VALID-056, VALID-057]. */
export const postClassForm = feedbackFields.check(
  z.refine(isInOrder, { path: ['end_time'], message: 'beforeStart', when }),
  z.refine(isSaid, { path: ['evaluation'], message: 'nothingSaid', when }),
);

/** What an analyst has filled in so far: what is not typed yet is empty or null. */
export const postClassDraft = z.extend(feedbackFields, {
  class_date: z.union([z.literal(''), day]),
  start_time: exactText(0, 5),
  end_time: exactText(0, 5),
});
export type PostClassDraft = z.output<typeof postClassDraft>;

export const emptyPostClass: PostClassDraft = {
  class_date: '',
  start_time: '',
  end_time: '',
  method: 'onSite',
  class_count: null,
  content: '',
  stars: null,
  evaluation: '',
  previous_completion: null,
  previous_accuracy: null,
  homework: '',
  images: [],
};

/** The kinds of picture that can be seen everywhere. */
export const feedbackImageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp'] as const;

/** What is wrong with a picture for a feedback, or null [VALID-050, CONST-009]. Size in bytes, the limit included. */
export function feedbackImageError(file: {
  type: string;
  size: number;
}): 'imageType' | 'tooLarge' | null {
  if (!feedbackImageTypes.some((type) => type === file.type)) return 'imageType';
  return file.size > feedbackImages.bytes ? 'tooLarge' : null;
}

/** What is wrong with each of some pictures, or null; `room` says for how many there is place [VALID-051]. */
export function feedbackImageErrors(
  files: readonly { type: string; size: number }[],
  room: number,
) {
  return imageErrors(files, room, feedbackImageError);
}

/** The pictures with one of them at another place, counted from 0. */
export function withMoved(images: readonly string[], address: string, place: number): string[] {
  const others = images.filter((one) => one !== address);
  return others.length === images.length ? others : others.toSpliced(place, 0, address);
}

/** What a feedback to headquarters is about [SCREEN-098, SCREEN-099, SCREEN-100]; the portal itself besides. */
export const headquartersTypes = ['textbook', 'localCase', 'question', 'portal'] as const;
export type HeadquartersType = (typeof headquartersTypes)[number];

/** Who at headquarters it is for. */
export const headquartersTargets = ['teaching', 'product', 'technical'] as const;

const name = cleanText(0, feedbackLimits.name);
const longName = cleanText(0, feedbackLimits.longName);

/** What an analyst has filled in so far of a feedback to headquarters. */
export const headquartersDraft = z.strictObject({
  type: z.enum(headquartersTypes),
  target: z.enum(headquartersTargets),
  question_id: z.string().check(z.regex(/^([1-9][0-9]{0,8})?$/, 'numeric')),
  point_name: name,
  content: cleanText(0, feedbackLimits.text),
  course_name: longName,
  images,
  /** The address of the uploaded cover; empty without one. */
  cover: z.union([z.literal(''), image]),
  publisher: longName,
  chief_editor: name,
  region: name,
  year: z.string().check(z.regex(/^(20[0-9]{2})?$/, 'year')),
  exam_type: name,
  module: name,
  local_point: name,
  phone: z.string().check(
    z.maxLength(phoneLength, 'phone'),
    z.refine((value) => value === '' || isPhone(value), 'phone'),
  ),
});
export type HeadquartersForm = z.output<typeof headquartersDraft>;

type Field = keyof HeadquartersForm;

/** What a feedback has to say, by its type [VALID-053, VALID-054, VALID-055]; a textbook may show its cover instead. */
const requiredFields: Readonly<Record<HeadquartersType, readonly Field[]>> = {
  textbook: ['publisher', 'chief_editor', 'content'],
  localCase: ['point_name', 'content'],
  question: ['question_id', 'point_name', 'content'],
  portal: ['content'],
};

/** The fields that a feedback must fill in as it stands: a textbook whose cover is there needs no names. */
export function neededFields({
  type,
  cover,
}: Pick<HeadquartersForm, 'type' | 'cover'>): readonly Field[] {
  const isShown = type === 'textbook' && cover !== '';
  return isShown ? ['content'] : requiredFields[type];
}

const missingFields = (form: HeadquartersForm) =>
  neededFields(form).filter((field) => form[field] === '');

/**
 * Feedback to headquarters as it is sent, once and for all [VALID-052 … VALID-055]. No rule of one field ends the check
 * of the whole, so that all that is wrong is told in one round.
 */
export const headquartersForm = headquartersDraft.check((context) => {
  for (const field of missingFields(context.value)) {
    context.issues.push({ code: 'custom', path: [field], message: 'required', input: '' });
  }
});

export const emptyHeadquarters: HeadquartersForm = {
  type: 'textbook',
  target: 'teaching',
  question_id: '',
  point_name: '',
  content: '',
  course_name: '',
  images: [],
  cover: '',
  publisher: '',
  chief_editor: '',
  region: '',
  year: '',
  exam_type: '',
  module: '',
  local_point: '',
  phone: '',
};

/** The form as an empty one of another type: what was entered belongs to the old type. */
export function emptyOf(type: HeadquartersType): HeadquartersForm {
  return { ...emptyHeadquarters, type, target: type === 'portal' ? 'technical' : 'teaching' };
}

/** Whether what the portal did before can tell something of it. */
export function takesRecord({ type }: HeadquartersForm): boolean {
  return type === 'portal';
}

/** Whether something was entered that switching the type would clear. */
export function hasContent(form: HeadquartersForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(emptyOf(form.type));
}
