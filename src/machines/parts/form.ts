import { z } from 'zod/mini';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import { openState } from './form/openState';
import { formSetup } from './form/setup';
import type { FormKinds, FormParts, Submission, SubmissionOf } from './form/types';
import { formValues } from './form/values';
import { translate, translated, type Work } from './translated';

type ValuesOf<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>;

export interface FormDefinition<
  Values extends object,
  Sent,
  Scope extends z.core.$ZodShape,
  C extends Call,
> {
  readonly id: string;
  /** What the form is about beyond what is typed; schema and payload are told. */
  readonly scope: Scope;
  /** The domain's rules for what is typed; their errors are keys. */
  readonly schema:
    z.core.$ZodType<Sent, Values> | ((scope: ValuesOf<Scope>) => z.core.$ZodType<Sent, Values>);
  /** What an empty form holds. */
  readonly initial: NoInfer<Values>;
  /** The call that sends it. Without one the form ends once its values are valid: its parent sends. */
  readonly submit?: {
    readonly call: C;
    readonly payload: (submission: Submission<Sent, ValuesOf<Scope>>) => PayloadOf<C>;
  };
  /** Whether what is typed is kept in the browser until it is sent. */
  readonly keepsDraft?: boolean;
  /** Whether what is wrong with a field is said once it is left; else only when the form is sent. */
  readonly saysWhenLeft?: boolean;
}

interface KindsOf<
  Values extends object,
  Sent,
  Scope extends z.core.$ZodShape,
  C extends Call,
> extends FormKinds {
  values: Values;
  sent: Sent;
  answer: AnswerOf<C>;
  scope: ValuesOf<Scope>;
}

function formOf<K extends FormKinds>(parts: FormParts<K>) {
  const chart = formSetup(parts);
  const { start } = formValues(parts);
  const { schemaOf, hasSubmit, hasDraft } = parts;
  return chart.createMachine({
    id: parts.id,
    context: ({ input }) => start(input),
    initial: 'open',
    ...(hasDraft && {
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ context }) => ({ key: context.draftKey }),
        onDone: '.submitted',
      },
    }),
    states: {
      open: openState(chart, parts),
      ...(hasSubmit && {
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { scope, values } }) => ({
              values: z.parse(schemaOf(scope), values),
              scope,
            }),
            onDone: {
              target: hasDraft ? 'tidying' : 'submitted',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'open.refused',
                actions: [
                  { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
                  'countAttempt',
                ],
              },
              {
                target: 'open.failed',
                actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      }),
      /** It is sent: the draft is removed before the form ends. */
      ...(hasDraft && { tidying: { tags: 'busy', entry: 'removeDraft' } }),
      submitted: { type: 'final', tags: 'done' },
    },
    output: ({ context: { scope, values, answer } }) => ({
      values: z.parse(schemaOf(scope), values),
      answer,
    }),
  });
}

/**
 * The chart of a form: it holds what is typed, checks it by the domain's schema, sends it, and keeps
 * it whatever happens; it ends with what was sent and answered. A new form is a schema, what an empty
 * form holds, and a call:
 *
 * @example
 * export const passwordEntry = form({
 *   id: 'passwordEntry',
 *   scope: {},
 *   schema: passwordForm,
 *   initial: { password: '', confirmation: '' },
 *   submit: { call: updatePassword, payload: ({ values }) => ({ password: values.password }) },
 * });
 *
 * It starts with `{ scope }`, and `values` where it does not begin empty. How charts are made of parts
 * is said in `collection`.
 */
export function form<
  Values extends object,
  Sent,
  Scope extends z.core.$ZodShape,
  C extends Call = Call,
>({
  id,
  schema,
  initial,
  submit,
  keepsDraft,
  saysWhenLeft,
}: FormDefinition<Values, Sent, Scope, C>) {
  type K = KindsOf<Values, Sent, Scope, C>;
  const nobody: Work<SubmissionOf<K>, AnswerOf<C>> = () =>
    Promise.reject(new Error(`${id} is sent by its parent`));
  const work: Work<SubmissionOf<K>, AnswerOf<C>> = submit === undefined
    ? nobody
    : translate({ ...submit, answer: (answer) => answer });
  return formOf<K>({
    id,
    initial,
    schemaOf: (scope) => (typeof schema === 'function' ? schema(scope) : schema),
    submit: translated(work),
    hasSubmit: submit !== undefined,
    hasDraft: keepsDraft ?? false,
    saysWhenLeft: saysWhenLeft ?? true,
  });
}
