import { z } from 'zod/mini';
import type { FoundDraft } from './draft';
import {
  type HeadquartersForm,
  headquartersTargets,
  type HeadquartersType,
  headquartersTypes,
} from './feedback';

/** Where the browser keeps what is written about a subject and not sent. */
export const headquartersKey = (subjectId: number) => `headquartersFeedback.${String(subjectId)}`;

const typed = z.string();

/** The form while it is filled in: a phone number may be half typed, and is kept as it was typed. */
export const headquartersTyped = z.strictObject({
  type: z.enum(headquartersTypes),
  target: z.enum(headquartersTargets),
  ...{ question_id: typed, point_name: typed, content: typed, course_name: typed },
  ...{ images: z.array(typed), cover: typed, publisher: typed, chief_editor: typed },
  ...{ region: typed, year: typed, exam_type: typed, module: typed, local_point: typed },
  phone: typed,
});

/** A draft that lies in the draft box. */
export interface KeptHeadquarters extends FoundDraft {
  readonly content: HeadquartersForm;
}

/** What of the drafts that were found can be opened, the latest first. */
export function keptHeadquarters(found: readonly FoundDraft[]): readonly KeptHeadquarters[] {
  return found
    .flatMap((draft) => {
      const { data } = headquartersTyped.safeParse(draft.content);
      return data === undefined ? [] : [{ ...draft, content: data }];
    })
    .toReversed();
}

/** How many pictures it has, the cover of a textbook among them. */
export const picturesOf = ({ images, cover }: Pick<HeadquartersForm, 'images' | 'cover'>): number =>
  images.length + (cover === '' ? 0 : 1);

/** Those of one type; all where it is null. */
export function draftsOfType(
  drafts: readonly KeptHeadquarters[],
  type: HeadquartersType | null,
): readonly KeptHeadquarters[] {
  return drafts.filter(({ content }) => type === null || content.type === type);
}
