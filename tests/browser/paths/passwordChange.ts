import { passwordChange } from '../../../src/machines/account/passwordChange';
import { passwordChangePaths } from '../../../src/machines/account/passwordChange.paths';
import { expect, logIn } from '../world';
import { lost, really } from './answers';
import type { Stage, Walk } from './stage';

interface FieldEvent {
  readonly type: string;
  readonly field: 'password' | 'confirmation';
  readonly value: string;
}

const fieldOf = ({ page, say }: Walk, { field }: FieldEvent) =>
  page.getByLabel(say(`account:password.${field}`), { exact: true });

const button = (name: string) => ({
  control: ({ page, say }: Walk) => page.getByRole('button', { name: say(name), exact: true }),
});

/** The dialog of a new password. */
export const passwordStage: Stage = {
  chart: passwordChange,
  catalogue: passwordChangePaths,
  async enter({ page, say }) {
    await logIn(page, 'zhou');
    await expect(page).toHaveURL(/\/home\?/);
    await page.getByRole('button', { name: '明远', exact: true }).click();
    await page.getByRole('menuitem', { name: say('account:entry.password') }).click();
  },
  deeds: {
    'field.changed': {
      control: fieldOf,
      act: (field, { value }: FieldEvent) => field.fill(value),
    },
    'field.left': { control: fieldOf, act: (field) => field.blur(), isSilent: true },
    'submit.requested': button('account:password.submit'),
    'success.confirmed': button('account:password.logIn'),
    'failure.closed': button('account:password.back'),
  },
  answers: { save: { done: [really], error: [lost] } },
};
