import { saveView } from '../../../../src/contract/savedViews';
import { savedViews } from '../../../../src/machines/parts/savedViews';
import { savedViewsPaths } from '../../../../src/machines/parts/savedViews.paths';
import { createClient } from '../../../server/rig/client';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { comeBack } from '../../world';

const { inputs, events } = savedViewsPaths;
const [seventh] = events['view.chosen'];
/** More than are removed on the way. */
const names = Array.from({ length: 12 }, (_, place) => `七年级 ${String(place + 1)}`);

const dialog = ({ page, say }: Walk) =>
  page.getByRole('dialog', { name: say('parts:views.title') });
const opener = ({ page, say }: Walk, expanded: boolean) =>
  page.getByRole('button', { name: say('parts:views.title'), exact: true, expanded });

const ofViews = (walk: Walk, act: 'rename' | 'remove') =>
  dialog(walk).getByRole('button', {
    name: new RegExp(`^${walk.say(`parts:views.${act}`, { name: '.+' })}$`),
  });
const newName = (walk: Walk) =>
  dialog(walk).getByRole('textbox', { name: walk.say('parts:views.newName'), exact: true });

/** The views that are saved of the students' list. */
export const savedViewsAdapter: ScreenAdapter = {
  chart: savedViews,
  catalogue: {
    ...savedViewsPaths,
    events: { ...events, 'view.chosen': [seventh] },
  },
  async enter({ page, world, language }) {
    const client = createClient(world.address);
    const { path } = inputs.usual;
    for (const name of names) {
      await client.ask(saveView, { path, name, query: seventh.query }, { as: 'zhou' });
    }
    await comeBack(page, world, 'zhou', `${path}?subject_id=2`, language);
  },
  events: {
    'views.opened': { find: (walk: Walk) => opener(walk, false) },
    'views.closed': { find: (walk: Walk) => opener(walk, true) },
    'views.retried': button('parts:views.retry'),
    'view.chosen': {
      find: (walk: Walk) =>
        dialog(walk).getByRole('listitem').getByRole('button').filter({ hasText: /./ }).first(),
    },
    'view.removed': { find: (walk: Walk) => ofViews(walk, 'remove').last() },
    'removal.undone': button('parts:undo.undo'),
    'rename.requested': { find: (walk: Walk) => ofViews(walk, 'rename').first() },
    'newName.changed': {
      find: newName,
      // No other view has it.
      use: (control, { name }: { type: string; name: string }) =>
        control.fill(name === ' ' ? name : `${name} ${String(Date.now() % 10_000)}`),
    },
    'rename.submitted': {
      find: newName,
      use: (control) => control.press('Enter'),
    },
    'rename.cancelled': {
      find: newName,
      use: (control) => control.press('Escape'),
    },
    'name.changed': {
      find: (walk: Walk) =>
        dialog(walk).getByRole('textbox', { name: walk.say('parts:views.name'), exact: true }),
      use: (control, { name }: { type: string; name: string }) => control.fill(name),
    },
    'view.saved': button('parts:views.save'),
  },
  answers: {
    load: { done: [really], error: [lost] },
    save: { done: [really], error: [lost] },
    rename: { done: [really], error: [lost] },
    removeView: { done: [really], error: [lost] },
  },
};
