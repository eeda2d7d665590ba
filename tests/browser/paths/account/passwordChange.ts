import { passwordChange } from '../../../../src/machines/account/passwordChange';
import { passwordChangePaths } from '../../../../src/machines/account/passwordChange.paths';
import { lost, once, really, sending } from '../answers';
import { button, openEntry } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

interface FieldEvent {
  readonly type: string;
  readonly field: 'current' | 'password' | 'confirmation';
  readonly value: string;
}

const fieldOf = ({ page, say }: Walk, { field }: FieldEvent) =>
  page.getByLabel(say(`account:password.${field}`), { exact: true });

/** That the current password was shown is forgotten after five minutes. */
const forgetProof = once(({ world }) => world.control('clock', { advance: '360000' }));

/** The dialog of a new password. */
export const passwordAdapter: ScreenAdapter = {
  chart: passwordChange,
  catalogue: passwordChangePaths,
  enter: (walk) => openEntry(walk, 'password'),
  events: {
    'field.changed': { find: fieldOf, use: (field, { value }: FieldEvent) => field.fill(value) },
    'field.left': { trigger: (walk: Walk, event: FieldEvent) => fieldOf(walk, event).blur() },
    'submit.requested': button('account:password.verb'),
    'success.confirmed': button('account:password.logIn'),
    'failure.closed': button('account:password.back'),
  },
  answers: {
    prove: { done: [really], error: [lost, sending({ password: 'wrong' })] },
    save: { done: [really], error: [lost, forgetProof] },
  },
};
