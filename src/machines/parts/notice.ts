import { CallFailure, isUnsure } from '../../contract/failure';

/** A message that lies in the words of an area: `homework:assigned`, with its values. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A page of the portal, by its title. */
export interface VisitedPage {
  readonly title: string;
  readonly to: string;
}

/** What charts tell the app; the app shows it or does it. */
export type Notice =
  | {
      type: 'notice.shown';
      tone: 'good' | 'bad';
      message: Message;
      /** What another notice says that is not true any more, and makes room for this one. */
      replaces?: Message;
      /** The request id of an act of which nobody knows how it ended: the notice stays until that is known, or it is closed. */
      act?: string;
      /** The page on which it was done, where its outcome can be looked for; the app adds it. */
      page?: VisitedPage | undefined;
    }
  /** How an act ended is known by now, by its request id. */
  | { type: 'act.settled'; act: string }
  /** With `back` to the page before, where the tab's history has one of the portal; else to `to`. */
  | { type: 'page.requested'; to: string; replace?: boolean; back?: boolean };

const reasons = 'shell:failure.';
/** The same reasons, after the sentence that nobody knows whether it was done. */
const unsure = 'shell:unsure.';

/**
 * What a person reads about a failure: the server's sentence, or one of ours [CODE-002, CODE-016, MSG-005, MSG-006].
 * Of a change without an answer it says that nobody knows whether it was made.
 */
export function failureMessage(failure: unknown): Message {
  if (!(failure instanceof CallFailure)) return { key: `${reasons}unexpected` };
  if (failure.kind === 'code' && failure.message !== '') {
    return { key: `${reasons}said`, values: { sentence: failure.message } };
  }
  return { key: (isUnsure(failure) ? unsure : reasons) + failure.kind };
}

/** Why there is no answer, for those who say themselves that nobody knows whether it was done. */
export function reasonOf({ key, values = {} }: Message): Message {
  return { key: key.startsWith(unsure) ? reasons + key.slice(unsure.length) : key, values };
}

const shown = (message: Message, failure: unknown): Notice => ({
  ...{ type: 'notice.shown', tone: 'bad', message },
  ...(failure instanceof CallFailure && isUnsure(failure) && { act: failure.requestId }),
});

/** The notice of a failure, shown for 3 s [CODE-015]; where nobody knows whether a change was made, until that is known. */
export function failureNotice(failure: unknown): Notice {
  return shown(failureMessage(failure), failure);
}

/** The same where only the server says better what was wrong: without its answer, in our own words. */
export function answeredNotice(failure: unknown, key: string): Notice {
  return shown(answeredMessage(failure, key), failure);
}

/** The same in an area's own words: `<words>unsure` where nobody knows whether it was done, else `<words>failed`. */
export function notDoneNotice(
  failure: unknown,
  words: string,
  values: Message['values'] = {},
): Notice {
  return shown({ key: words + (isUnsure(failure) ? 'unsure' : 'failed'), values }, failure);
}

/** The same as a message, for where it stays beside what it is about. */
export function answeredMessage(failure: unknown, key: string): Message {
  const isAnswered = failure instanceof CallFailure && failure.kind === 'code';
  return isAnswered ? failureMessage(failure) : { key, values: {} };
}

/** The notice of a success, shown for 2 s [CODE-017]. */
export function successNotice(key: string, values: Message['values'] = {}): Notice {
  return { type: 'notice.shown', tone: 'good', message: { key, values } };
}

/** That an act for several students was not done for some, who are not the person's any more; null where it was. */
export function notYoursNotice(count: number): Notice | null {
  return count === 0 ? null : warningNotice('parts:notYours', { count });
}

/** The notice that something did not go as wished, in our own words. */
export function warningNotice(key: string, values: Message['values'] = {}): Notice {
  return { type: 'notice.shown', tone: 'bad', message: { key, values } };
}

/** A notice in the place of the one of `notDoneNotice` that nobody knows whether it was done, which is not true any more. */
export function inPlaceOfUnsure(
  words: string,
  notice: Notice,
  values: Message['values'] = {},
): Notice {
  if (notice.type !== 'notice.shown') return notice;
  return { ...notice, replaces: { key: `${words}unsure`, values } };
}
