import type { Locator } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from '../../../src/paths';
import { type Answer, really } from './answers';
import { button, dialogButton } from './controls';
import type { Control, ScreenAdapter, Walk } from './adapter';

/** A form in a dialog: where its words are, and what its world can do. */
interface FormAdapter {
  readonly chart: AnyStateMachine;
  /** The chart's own; its inputs say what the form is about: on the screen it begins empty. */
  readonly catalogue: AnyCatalogue;
  /** Where its words are, `messages:reward`: a field is `<words>.<field>`, its button `<words>.verb`. */
  readonly words: string;
  /** Comes to the empty form. */
  readonly enter: ScreenAdapter['enter'];
  /** The button that sends it, where its words are others. */
  readonly submit?: Control<never>;
  /** How the server comes to each error, in the order of the catalogue's; `formPaths` has `lost` first. */
  readonly errors: readonly Answer[];
}

interface FieldEvent {
  readonly type: string;
  readonly field: string;
  readonly value: string;
}

const begunEmpty = ({ inputs = {} }: AnyCatalogue) =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]: [string, unknown]) => [
      name,
      { ...Object(input), values: undefined },
    ]),
  );

/** Where a form is filled in and sent. */
export function formAdapter({
  chart,
  catalogue,
  words,
  enter,
  submit,
  errors,
}: FormAdapter): ScreenAdapter {
  const fieldOf = ({ page, say }: Walk, { field }: Pick<FieldEvent, 'field'>): Locator =>
    page.getByRole('dialog').getByLabel(say(`${words}.${field}`), { exact: true });
  return {
    chart,
    catalogue: { ...catalogue, inputs: begunEmpty(catalogue) },
    enter,
    events: {
      'field.changed': {
        find: fieldOf,
        use: (field: Locator, { value }: FieldEvent) => field.fill(value),
      },
      'field.left': { trigger: (walk: Walk, event: FieldEvent) => fieldOf(walk, event).blur() },
      'content.restored': button('parts:draft.restore'),
      'submit.requested': submit ?? dialogButton(`${words}.verb`),
    },
    answers: { submit: { done: [really], error: errors }, draft: { done: [really] } },
    atOnce: ['draft'],
    ...('scope.renewed' in Object(catalogue.events) && {
      elsewhere: { [`${chart.id}.open|scope.renewed|0`]: 'a part of the form asks for it' },
    }),
  };
}
