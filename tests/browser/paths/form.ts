import type { Locator } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from '../../../src/paths';
import { expect } from '../world';
import { type Answer, really } from './answers';
import { button, dialogButton } from './controls';
import type { Control, ScreenAdapter, Walk } from './adapter';

/** A form: where it is, where its words are, and what its world can do. */
interface FormAdapter {
  readonly chart: AnyStateMachine;
  /** The chart's own; its inputs say what the form is about: on the screen it begins empty. */
  readonly catalogue: AnyCatalogue;
  /** Where its words are, `messages:reward`: a field is `<words>.<field>`, its button `<words>.verb`. */
  readonly words: string;
  /** Comes to the empty form, for which a draft is kept where it keeps any. */
  readonly enter: ScreenAdapter['enter'];
  /** Where it is: in a dialog, unless told. */
  readonly on?: 'page';
  /** Whether it keeps drafts; yes, unless told. */
  readonly drafts?: false;
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
  on,
  drafts,
  submit,
  errors,
}: FormAdapter): ScreenAdapter {
  const fieldOf = ({ page, say }: Walk, { field }: Pick<FieldEvent, 'field'>): Locator =>
    (on === 'page' ? page : page.getByRole('dialog')).getByLabel(say(`${words}.${field}`), {
      exact: true,
    });
  const restore = button('parts:draft.restore');
  const send = on === 'page' ? button : dialogButton;
  return {
    chart,
    catalogue: { ...catalogue, inputs: begunEmpty(catalogue) },
    async enter(walk, start) {
      await enter(walk, start);
      if (drafts !== false) await expect(restore.find(walk)).toBeVisible();
    },
    events: {
      'field.changed': {
        find: fieldOf,
        use: (field: Locator, { value }: FieldEvent) => field.fill(value),
      },
      'field.left': { trigger: (walk: Walk, event: FieldEvent) => fieldOf(walk, event).blur() },
      'content.restored': restore,
      'submit.requested': submit ?? send(`${words}.verb`),
    },
    answers: { submit: { done: [really], error: errors }, draft: { done: [really] } },
    atOnce: ['draft'],
    ...('scope.renewed' in Object(catalogue.events) && {
      elsewhere: { [`${chart.id}.open|scope.renewed|0`]: 'a part of the form asks for it' },
    }),
  };
}
