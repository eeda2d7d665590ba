import { CallFailure } from '../../contract/failure';

/** A message that lies in the words of an area: `homework:assigned`, with its values. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What charts tell the app; the app shows it or does it. */
export type Notice =
  | { type: 'notice.shown'; tone: 'good' | 'bad'; message: Message }
  /** With `back` to the page before, where the tab's history has one of the portal; else to `to`. */
  | { type: 'page.requested'; to: string; replace?: boolean; back?: boolean };

/** What a person reads about a failure: the server's sentence, or one of ours [CODE-002, CODE-016, MSG-005, MSG-006]. */
export function failureMessage(failure: unknown): Message {
  if (!(failure instanceof CallFailure)) return { key: 'shell:failure.unexpected' };
  if (failure.kind === 'code' && failure.message !== '') {
    return { key: 'shell:failure.said', values: { sentence: failure.message } };
  }
  return { key: `shell:failure.${failure.kind}` };
}

/** The notice of a failure, shown for 3 s [CODE-015]. */
export function failureNotice(failure: unknown): Notice {
  return { type: 'notice.shown', tone: 'bad', message: failureMessage(failure) };
}

/** The same where only the server says better what was wrong: without its answer, in our own words. */
export function answeredNotice(failure: unknown, key: string): Notice {
  return { type: 'notice.shown', tone: 'bad', message: answeredMessage(failure, key) };
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
