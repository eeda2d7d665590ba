import { matchesState, type StateValue } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';

interface FormStart {
  readonly scope: object;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A form that may be sent as it begins, and a change that makes it wrong. */
export interface FormSample {
  readonly input: FormStart;
  /** Other starts, by name. */
  readonly others?: Readonly<Record<string, FormStart>>;
  readonly field: string;
  readonly wrong: unknown;
  readonly right: unknown;
  /** What of the form's circumstances is asked for anew, where it renews them. */
  readonly renewed?: object;
  /** What the server answers, where the form has a call. */
  readonly answer?: unknown;
}

interface FormState {
  readonly value: StateValue;
}

const offline = new CallFailure('network', { path: '/form' });
/** What was sent may have been done: its request id is kept. */
const unanswered = new CallFailure('network', {
  ...{ path: '/form', requestId: '0123456789abcdef', isChange: true },
});

/** Samples for the paths of any form, from a sample of it. */
export function formPaths({ input, others, field, wrong, right, renewed, answer }: FormSample) {
  const refused = new CallFailure('code', {
    path: '/form',
    code: codes.badPayload,
    message: 'no',
    data: { issues: [{ field, rule: 'taken' }] },
  });
  return {
    inputs: {
      usual: input,
      ...others,
      ...(answer === undefined && { refused: { ...input, refusal: refused } }),
    },
    events: {
      'field.changed': [
        { field, value: wrong },
        { field, value: right },
      ],
      'field.left': [{ field }],
      ...(renewed !== undefined && { 'scope.renewed': [{ scope: renewed }] }),
      'content.restored': [{ content: { ...input.values, [field]: right } }],
    },
    outcomes: {
      submit: { done: [answer], error: [renewed === undefined ? offline : unanswered, refused] },
      // The draft ends when it has been removed, which the form asks for once it is sent.
      draft: {
        done: ({ value }: FormState) => (matchesState('tidying', value) ? [undefined] : []),
      },
    },
    project: ({ attempts, failure, ...context }: { attempts: number; failure: unknown }) => ({
      ...context,
      hasTried: attempts > 0,
      hasFailed: failure !== null,
    }),
  };
}
