import { CallFailure, isUnsure } from '../../contract/failure';

/** A message that lies in the words of an area: `homework:assigned`, with its values. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What charts tell the app; the app shows it or does it. */
export type Notice =
  | {
      type: 'notice.shown';
      tone: 'good' | 'bad';
      message: Message;
      /** The key of a notice that is not true any more, and makes room for this one. */
      replaces?: string;
      /** Nobody knows how the act ended: it stays until the person closes it. */
      stays?: true;
    }
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
  ...(isUnsure(failure) && { stays: true }),
});

/** The notice of a failure, shown for 3 s [CODE-015]; where nobody knows whether a change was made, until it is closed. */
export function failureNotice(failure: unknown): Notice {
  return shown(failureMessage(failure), failure);
}

/** The same where only the server says better what was wrong: without its answer, in our own words. */
export function answeredNotice(failure: unknown, key: string): Notice {
  return shown(answeredMessage(failure, key), failure);
}

/** The same in an area's own words: `<words>unsure` where nobody knows whether it was done, else `<words>failed`. */
export function notDoneNotice(failure: unknown, words: string): Notice {
  return shown({ key: words + (isUnsure(failure) ? 'unsure' : 'failed'), values: {} }, failure);
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

/** The same in the place of another notice, which is not true any more. */
export function inPlaceOf(replaces: string, notice: Notice): Notice {
  return notice.type === 'notice.shown' ? { ...notice, replaces } : notice;
}
