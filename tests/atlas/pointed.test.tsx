// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import Elk from 'elkjs';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { atlas, selectDrawing } from '../../src/atlas/charts/atlas';
import type { AtlasFiles } from '../../src/atlas/charts/atlas.setup';
import { drawing, type DrawingInput } from '../../src/atlas/charts/drawing';
import { dictionaries } from '../../src/atlas/dictionaries';
import { layOut } from '../../src/atlas/layout/layOut';
import type { Placed } from '../../src/atlas/layout/placed';
import { chartById } from '../../src/atlas/library';
import { contents } from '../../src/atlas/model/address';
import { namesOf } from '../../src/atlas/model/names';
import { ChartPage } from '../../src/atlas/pages/ChartPage';
import { showView } from '../ui/showView';

const place = fromPromise<Placed, DrawingInput>(async ({ input: { chart, language } }) => {
  const found = chartById(chart);
  if (found === null) throw new Error(`there is no chart ${chart}`);
  return layOut(found.diagram, namesOf(chart, dictionaries[language]), new Elk());
});
const pictured = (state: string) => ({
  ...{ chart: 'lessonLock', state, language: 'en' as const, width: 1440, file: `${state}.png` },
});
const readFiles = fromPromise<AtlasFiles>(() =>
  Promise.resolve({
    grades: {},
    pictures: [pictured('locked'), pictured('unlocked')],
    within: null,
    comparison: null,
  }),
);

it('shows the pictures of the state that the pointer is over, besides what one looks at', async () => {
  const actors = { drawing: drawing.provide({ actors: { place } }), readFiles };
  const actor = createActor(atlas.provide({ actors }), {
    input: {
      address: { ...contents, chart: 'lessonLock', focus: 'lessonLock.unlocked' },
      language: 'en',
      charts: ['lessonLock'],
    },
  }).start();
  const placing = selectDrawing(actor.getSnapshot());
  if (placing === undefined) throw new Error('nothing is drawn');
  await waitFor(placing, (snapshot) => snapshot.hasTag('done'));
  showView(<ChartPage actor={actor} />);
  const pictureIn = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('img').getAttribute('src');
  const over = (name: string | RegExp) => {
    const board = screen.getByRole('region', { name: 'Statechart: Lesson lock' });
    fireEvent.pointerOver(within(board).getByRole('button', { name }));
  };
  const none = () => {
    expect(screen.queryByRole('region', { name: 'locked' })).toBeNull();
  };
  none();
  over('locked');
  expect(pictureIn('locked')).toBe('/atlas/pictures/locked.png');
  expect(actor.getSnapshot().context.address.focus).toBe('lessonLock.unlocked');
  over(/the lessons before it are unlocked/);
  none();
  over('locked');
  fireEvent.click(
    within(screen.getByRole('region', { name: 'locked' })).getByRole('button', { name: /Close/ }),
  );
  none();
  over('opened');
  expect(screen.queryByRole('region', { name: 'opened' })).toBeNull();
});
