import { z } from 'zod/mini';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import { openState } from './form/openState';
import { formSetup } from './form/setup';
import type {
  FormContext,
  FormKinds,
  FormParts,
  FormRenewal,
  Submission,
  SubmissionOf,
} from './form/types';
import { formValues } from './form/values';
import { translated, type Work } from './translated';
import { errorIn } from './failure';
import { beginRequest, currentRequestId } from './sending';

type ValuesOf<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>;

export interface FormDefinition<
  Values extends object,
  Sent,
  Scope extends z.core.$ZodShape,
  C extends Call,
> {
  readonly id: string;
  /** The circumstances of the form besides its values; schema and payload receive them. */
  readonly scope: Scope;
  /** The domain's rules for the values; their errors are keys. */
  readonly schema:
    | z.core.$ZodType<Sent, Values>
    | ((scope: ValuesOf<Scope>) => z.core.$ZodType<Sent, Values>);
  /** The values of an empty form. */
  readonly initial: NoInfer<Values>;
  /** The call that sends it. Without one the form ends once its values are valid: its parent sends. */
  readonly submit?: {
    readonly call: C;
    readonly payload: (submission: Submission<Sent, ValuesOf<Scope>>) => PayloadOf<C>;
  };
  /** Asks for circumstances anew once the server has refused it, and when the socket says that they have changed. */
  readonly renewal?: FormRenewal<ValuesOf<Scope>>;
  /** Whether the values are kept as a draft in the browser until they are sent. */
  readonly keepsDraft?: boolean;
  /** Whether a field shows its error once it is left; otherwise at the submit. */
  readonly saysWhenLeft?: boolean;
  /** Whether others add to fields that are lists, by `item.added`. */
  readonly takesItems?: boolean;
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

/** A form that is opened anew is a new act, whatever was sent before; one that got no answer is sent once more. */
function sending<Sent, Scope extends object, C extends Call>(submit: {
  readonly call: C;
  readonly payload: (submission: Submission<Sent, Scope>) => PayloadOf<C>;
}): Work<Submission<Sent, Scope>, AnswerOf<C>> {
  const work: Work<Submission<Sent, Scope>, AnswerOf<C>> = (ask, submission, signal) =>
    ask(submit.call, submit.payload(submission), signal, submission.requestId ?? '');
  return Object.assign(work, { asks: submit.call });
}

function formOf<K extends FormKinds>(parts: FormParts<K>) {
  const chart = formSetup(parts);
  const { start } = formValues(parts);
  const { schemaOf, hasSubmit, hasDraft, renewal } = parts;
  return chart.createMachine({
    id: parts.id,
    meta: { template: 'form' },
    context: ({ input }) => start(input),
    initial: 'open',
    invoke: [
      ...(hasDraft
        ? [
            {
              id: 'draft' as const,
              src: 'draft' as const,
              input: ({ context }: { context: FormContext<K> }) => ({
                key: context.draftKey,
                ...(context.isTyped === true && { content: context.values }),
              }),
              onDone: '.submitted' as const,
            },
          ]
        : []),
      ...(renewal === null
        ? []
        : [
            {
              id: 'renewal' as const,
              src: 'renewal' as const,
              input: ({ context }: { context: FormContext<K> }) => ({
                payload: renewal.payload(context.scope),
              }),
            },
          ]),
    ],
    states: {
      open: openState(chart, parts),
      ...(hasSubmit && {
        submitting: {
          tags: 'busy',
          ...(hasDraft && { entry: [beginRequest, 'keepDraft'], exit: 'endRequest' }),
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => ({
              values: z.parse(schemaOf(context.scope), context.values),
              scope: context.scope,
              requestId: currentRequestId(context),
            }),
            onDone: {
              target: hasDraft ? 'tidying' : 'submitted',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: errorIn },
                target: 'open.refused',
                actions: [
                  { type: 'keepFailure', params: errorIn },
                  'countAttempt',
                  { type: 'forgetUnanswered', params: errorIn },
                  ...(renewal === null ? [] : ['askForScope' as const]),
                  ...(hasDraft ? ['keepDraft' as const] : []),
                ],
              },
              {
                target: 'open.failed',
                actions: [
                  { type: 'keepFailure', params: errorIn },
                  { type: 'keepUnanswered', params: errorIn },
                  ...(hasDraft ? ['keepDraft' as const] : []),
                ],
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
 * The chart of a form: it holds the values, checks them by the domain's schema, sends them, and keeps
 * them if sending fails. Its output is the sent values and the answer. A new form is a schema, the
 * values of an empty form, and a call:
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
  scope,
  schema,
  initial,
  submit,
  renewal,
  keepsDraft,
  saysWhenLeft,
  takesItems,
}: FormDefinition<Values, Sent, Scope, C>) {
  type K = KindsOf<Values, Sent, Scope, C>;
  const nobody: Work<SubmissionOf<K>, AnswerOf<C>> = () =>
    Promise.reject(new Error(`${id} is sent by its parent`));
  const work: Work<SubmissionOf<K>, AnswerOf<C>> = submit === undefined ? nobody : sending(submit);
  return formOf<K>({
    id,
    initial,
    schemaOf: (scope) => (typeof schema === 'function' ? schema(scope) : schema),
    keptScope: (kept) => z.safeEncode(z.object(scope), kept).data,
    scopeOf: (kept) => z.safeParse(z.object(scope), kept).data,
    submit: translated(work),
    hasSubmit: submit !== undefined,
    renewal: renewal ?? null,
    hasDraft: keepsDraft ?? false,
    saysWhenLeft: saysWhenLeft ?? true,
    takesItems: takesItems ?? false,
  });
}
