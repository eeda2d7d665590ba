import { passwordChange } from '../../../../src/machines/account/passwordChange';
import { passwordChangePaths } from '../../../../src/machines/account/passwordChange.paths';
import { lost, really } from '../answers';
import { button, openEntry } from '../controls';
import type { Stage, Walk } from '../stage';

interface FieldEvent {
  readonly type: string;
  readonly field: 'password' | 'confirmation';
  readonly value: string;
}

const fieldOf = ({ page, say }: Walk, { field }: FieldEvent) =>
  page.getByLabel(say(`account:password.${field}`), { exact: true });

/** The dialog of a new password. */
export const passwordStage: Stage = {
  chart: passwordChange,
  catalogue: passwordChangePaths,
  enter: (walk) => openEntry(walk, 'password'),
  deeds: {
    'field.changed': { find: fieldOf, use: (field, { value }: FieldEvent) => field.fill(value) },
    'field.left': { happen: (walk: Walk, event: FieldEvent) => fieldOf(walk, event).blur() },
    'submit.requested': button('account:password.verb'),
    'success.confirmed': button('account:password.logIn'),
    'failure.closed': button('account:password.back'),
  },
  answers: { save: { done: [really], error: [lost] } },
};
