import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { exampleMoment } from '../../../domain/businessTime';
import { clean, lengthOf } from '../../../domain/text';
import type { ShownFailure } from '../../../machines/parts/failure';
import type { FieldErrors } from '../../../machines/parts/form/errors';
import { errorOf } from '../../../machines/parts/form/selectors';
import { afterPress } from './afterPress';

interface FormSnapshot {
  readonly context: {
    readonly values: object;
    readonly errors: FieldErrors;
    readonly refused?: FieldErrors;
    readonly touched?: readonly string[];
    readonly attempts: number;
    readonly failure?: ShownFailure | null;
  };
  hasTag(tag: 'busy'): boolean;
}

interface FormEvent {
  readonly type: string;
  readonly field?: string;
  readonly value?: unknown;
}

/** A chart made by `machines/parts/form`, or a workflow that holds values and errors in the same way. */
export interface FormActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): FormSnapshot;
  send(event: FormEvent): void;
}

export interface Binding {
  readonly actor: FormActor;
  /** Where the words of the form are: `messages:reward` for `messages:reward.coins`. */
  readonly words: string;
  /** What is filled into them; `context` chooses between `nicknameWhy_zh` and `nicknameWhy_en`. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** How the chart is told of a change, where its event is not `field.changed`. */
  readonly change?: ((field: string, value: unknown) => void) | undefined;
}

export const BindingContext = createContext<Binding | null>(null);

export function useBinding(): Binding {
  const binding = useContext(BindingContext);
  if (binding === null) throw new Error('A bound field stands in a BoundForm or a FormDialog.');
  return binding;
}

/** What is said of any field by a rule of the domain, unless the form has words of its own for it. */
const usual: Readonly<Record<string, string>> = {
  required: 'error.required',
  tooShort: 'error.tooShort',
  tooLong: 'error.tooLong',
  tooMuch: 'error.tooMuch',
  text: 'error.text',
  day: 'error.day',
  moment: 'error.moment',
};

/** How many characters a text has at least and at most: an error names them. */
export interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface BoundFieldProps extends Limits {
  /** The field of the values, `coins`, or a path to it; its label is `<words>.coins`, its reason `<words>.coinsWhy`. */
  readonly name: string;
  /** Its name in the words, where that is another one. */
  readonly word?: string | undefined;
  /** Instead of the words' reason. */
  readonly reason?: string | undefined;
  readonly optional?: boolean | undefined;
  /** What is wrong with the value, where that is said at once and not after an attempt. */
  readonly fault?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const selectBusy = (form: FormSnapshot) => form.hasTag('busy');
const selectAttempts = ({ context }: FormSnapshot) => context.attempts;

/** What went wrong with the whole; null where a field of the form says it. */
function selectFailure({ context: { failure = null, refused = {}, values } }: FormSnapshot) {
  const isSaidByField = Object.keys(refused).some((path) => (path.split('.')[0] ?? '') in values);
  return isSaidByField ? null : failure;
}

/** The state of a form as a whole. */
export function useFormState(actor: FormActor) {
  return {
    isBusy: useSelector(actor, selectBusy),
    attempts: useSelector(actor, selectAttempts),
    failure: useSelector(actor, selectFailure),
  };
}

/** The value at a path, such as `comments.language`. */
function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return fields.find(([name]) => name === key)?.[1];
  }, values);
}

/** A field of the form around it: its value, its words, and the events that change it. */
export function useField(props: BoundFieldProps) {
  const { name, word = name, reason, fault, minimum, maximum, optional } = props;
  const { actor, words, values, change } = useBinding();
  const area = words.replace(/:.*/, '');
  const { t, i18n } = useTranslation([area, 'parts']);
  const value = useSelector(actor, ({ context }: FormSnapshot): unknown =>
    valueAt(context.values, name),
  );
  const rule = useSelector(actor, errorOf(name));
  const isBusy = useSelector(actor, selectBusy);
  const length = typeof value === 'string' ? lengthOf(clean(value)) : 0;
  // Of one number that can be entered: “from 1 to 1” is no range.
  const only = maximum === 1 ? { context: 'only' } : {};
  const given = { ...values, minimum, maximum, length, ...only };
  const own = words.includes(':') ? `${words}.` : `${words}:`;
  const why = `${own}${word}Why`;
  const errors = [`${own}error.`, `${area}:error.`];
  const wordsOf = (broken: string) => [
    ...errors.flatMap((at) => [`${at}${word}.${broken}`, `${at}${broken}`]),
    ...errors.map((at) => `${at}${word}.other`),
    `parts:${usual[broken] ?? 'error.other'}`,
  ];
  const label = t(own + word, given);
  const said = (broken: string) =>
    t(wordsOf(broken), { ...given, label, example: exampleMoment(new Date()) });
  return {
    value,
    isBusy,
    field: {
      label,
      reason: reason ?? (i18n.exists(why, given) ? t(why, given) : undefined),
      error: fault ?? (rule === undefined ? undefined : said(rule)),
      optional,
    },
    change: (next: unknown) => {
      if (change === undefined) actor.send({ type: 'field.changed', field: name, value: next });
      else change(name, next);
    },
    leave: () => {
      afterPress(() => {
        actor.send({ type: 'field.left', field: name });
      });
    },
  };
}

/** The same for a control that takes text: what is typed stays as it is, whatever its length. */
export function useTextField(props: BoundFieldProps) {
  const { value, field, change, leave } = useField(props);
  const control = {
    value: typeof value === 'string' ? value : '',
    onChange: change,
    onBlur: leave,
  };
  return { field, control };
}
