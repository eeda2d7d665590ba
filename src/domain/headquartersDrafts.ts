import { z } from 'zod/mini';
import { draftExcerpt, type FoundDraft } from './draft';
import {
  type HeadquartersForm,
  headquartersTargets,
  type HeadquartersType,
  headquartersTypes,
} from './feedback';
import { sessionRecord } from './sessionRecord';

/** Where the browser keeps what is written about a subject and not sent. */
export const headquartersDraftKey = (subjectId: number) =>
  `headquartersFeedback.${String(subjectId)}`;

const typed = z.string();

/** The form while it is filled in: a phone number may be half typed, and is kept as it was typed. */
const headquartersTyped = z.strictObject({
  type: z.enum(headquartersTypes),
  target: z.enum(headquartersTargets),
  ...{ question_id: typed, point_name: typed, content: typed, course_name: typed },
  ...{ images: z.array(typed), cover: typed, publisher: typed, chief_editor: typed },
  ...{ region: typed, year: typed, exam_type: typed, module: typed, local_point: typed },
  phone: typed,
});

/**
 * What is kept of a form: its values and, where it was sent without an answer, the request id and the record that went
 * along, so that it can be sent once more as it was.
 */
export const headquartersDraftContent = z.extend(headquartersTyped, {
  unanswered: z.optional(z.string()),
  record: z.optional(sessionRecord),
});
export type HeadquartersDraftContent = z.output<typeof headquartersDraftContent>;

/** A draft that lies in the draft box. */
export interface HeadquartersDraft extends FoundDraft {
  readonly content: HeadquartersDraftContent;
}

/** The texts and numbers of a draft; the record that may go along was not typed. */
export function headquartersExcerpt(content: unknown): string | null {
  const { data } = headquartersDraftContent.safeParse(content);
  return draftExcerpt(data === undefined ? content : { ...data, record: undefined });
}

/** What of the drafts that were found can be opened, the latest first. */
export function headquartersDraftsIn(found: readonly FoundDraft[]): readonly HeadquartersDraft[] {
  return found
    .flatMap((draft) => {
      const { data } = headquartersDraftContent.safeParse(draft.content);
      return data === undefined ? [] : [{ ...draft, content: data }];
    })
    .toReversed();
}

/** How many pictures it has, the cover of a textbook among them. */
export const picturesOf = ({ images, cover }: Pick<HeadquartersForm, 'images' | 'cover'>): number =>
  images.length + (cover === '' ? 0 : 1);

/** Those of one type; all where it is null. */
export function draftsOfType(
  drafts: readonly HeadquartersDraft[],
  type: HeadquartersType | null,
): readonly HeadquartersDraft[] {
  return drafts.filter(({ content }) => type === null || content.type === type);
}
