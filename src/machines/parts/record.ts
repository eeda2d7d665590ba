import type { Call } from '../../contract/call';
import type { ShownFailure } from './failure';
import { recordSetup } from './record/parts';
import { recordStates } from './record/states';
import type { RecordContext, RecordDefinition, RecordInput } from './record/types';

/** The initial context of a record. */
export function unloaded<C extends Call, Scope>(
  input: RecordInput<C, Scope>,
): RecordContext<C, Scope> {
  return { ...input, answer: null, failure: null, isOvertaken: false };
}

/**
 * The chart of one thing: it loads the thing that its payload names, or shows that there is none, and
 * loads it again when a socket message concerns it; the old answer stays in sight meanwhile, and also
 * when that fails: then it may be old (`selectIsOutdated`) until a retry succeeds.
 *
 * @example
 * export const workOrderDetail = record({
 *   id: 'workOrderDetail',
 *   call: openWorkOrder,
 *   mayBeAbsent: true,
 *   concerns: ({ type }) => type === 'workOrder.changed',
 * });
 *
 * It starts with `{ payload, scope }`. A chart that has more states takes `recordParts` into its setup
 * and `recordStates` into its states, as `studentDetail` does.
 */
export function record<C extends Call, Scope = object>({
  id,
  ...definition
}: RecordDefinition<C, Scope> & { readonly id: string }) {
  const { finding, absent, ...states } = recordStates(definition);
  const { mayBeAbsent = false, isEmpty } = definition;
  return recordSetup(definition).createMachine({
    id,
    meta: { template: 'record' },
    context: ({ input }) => unloaded(input),
    initial: mayBeAbsent ? 'finding' : 'loading',
    states: {
      ...states,
      ...(mayBeAbsent && { finding }),
      ...((mayBeAbsent || isEmpty !== undefined) && { absent }),
    },
  });
}

interface AnyRecord<Answer> {
  readonly context: { readonly answer: Answer; readonly failure: ShownFailure | null };
  hasTag(tag: 'busy' | 'empty' | 'failed'): boolean;
}

/** The thing as it was answered last; null before. */
export const selectAnswer = <Answer>({ context }: AnyRecord<Answer>): Answer => context.answer;
/** The same of a record that may not be there. */
export const selectAnswerIfAny = <Answer>(record: AnyRecord<Answer | null> | undefined) =>
  record === undefined ? null : selectAnswer(record);
/** Why it could not be loaded; null otherwise. */
export const selectFailure = ({ context }: Pick<AnyRecord<unknown>, 'context'>) => context.failure;
/** Whether the answer in sight may be old, since loading it again has failed. */
export const selectIsOutdated = ({ context }: Pick<AnyRecord<unknown>, 'context'>) =>
  context.answer !== null && context.failure !== null;
export const selectIsLoading = (record: AnyRecord<unknown>) => record.hasTag('busy');
export const selectIsAbsent = (record: AnyRecord<unknown>) => record.hasTag('empty');
export const selectIsAbsentIfAny = (record: AnyRecord<unknown> | undefined) =>
  record?.hasTag('empty') ?? false;
/** Whether the last load of a record that may not be there has failed, also where an old answer is in sight. */
export const selectMayRetryIfAny = (
  record: { can(event: { type: 'load.retried' }): boolean } | undefined,
) => record?.can({ type: 'load.retried' }) ?? false;
export const selectIsFailed = (record: AnyRecord<unknown>) => record.hasTag('failed');
