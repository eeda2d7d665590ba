import { z } from 'zod/mini';
import { suggestionLength, unreadBadgeMaximum } from './limits';
import { day } from './moment';
import { isMeantBy } from './studentSearch';

/** Vacation and its like, in the days that it lasts [ENTITY-006]. */
export const schoolRule = z.object({ format_start_date: day, format_end_date: day });
export type SchoolRule = z.output<typeof schoolRule>;
/** The rule type of a vacation [CALL-043]. */
export const vacationRule = 4 as const;

/** A suggestion of the search box, of a student with the grade [ENTITY-007]. */
export const searchSuggestion = z.object({
  ...{ name: z.string(), url: z.string(), grade: z.optional(z.int()) },
});
export type SearchSuggestion = z.output<typeof searchSuggestion>;

/** A page of the portal or an act, found by its name in the person's language. */
export interface Place {
  readonly kind: 'page' | 'act';
  readonly name: string;
  /** How the name is typed where it is not written in letters, and other words for it: `zuo ye guan li`. */
  readonly pinyin: string;
  readonly url: string;
}

/** The pages and acts that a keyword means, as suggestions; none while nothing is typed. */
export function placesMeantBy(keyword: string, places: readonly Place[]): SearchSuggestion[] {
  if (keyword.trim() === '') return [];
  return places
    .filter((place) => isMeantBy(keyword, { ...place, username: '' }))
    .map(({ name, url }) => ({ name, url }));
}

/** Tests that are open to some schools only [CALL-028]. */
export const grayTests = ['CONFIG_CN_HEALTH_DDJ_GRAY', 'CONFIG_STUDY_FEEDBACK_GRAY'] as const;
export type GrayTest = (typeof grayTests)[number];

/** What headquarters turns on or off for an account [SIDE-014, SIDE-021, ROLE-089]. */
export const switches = ['ERROR_BOOK_OFFLINE', 'POST_EXAM', 'STARTUP_COURSE'] as const;
export type Switch = (typeof switches)[number];

/** The guide whose closing is remembered [CALL-045]. */
export const guideType = 3;

/** One choice of a select list. */
export const option = z.object({ id: z.int(), name: z.string() });

/** A suggestion as it is shown: its name cut at 20 characters, a student's account, which tells namesakes apart, whole [CONST-067]. */
export function cutSuggestion({ name, grade }: SearchSuggestion): string {
  // A student's account has no space and stands last.
  const account = grade === undefined ? '' : (/ \S+$/.exec(name)?.[0] ?? '');
  const characters = [...name.slice(0, name.length - account.length)];
  return characters.length > suggestionLength
    ? `${characters.slice(0, suggestionLength).join('')}…${account}`
    : name;
}

/** What a badge says of a count: nothing for none, and 99+ above 99 [CONST-066]. */
export function badgeOf(count: number): string | null {
  if (count === 0) return null;
  return count > unreadBadgeMaximum ? `${String(unreadBadgeMaximum)}+` : String(count);
}
