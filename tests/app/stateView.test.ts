import { expect, it } from 'vitest';
import { drawnCharts } from '../../src/app/stateView/view';
import { library } from '../../src/atlas/library';
import { withoutScreen } from '../browser/paths/withoutScreen';

/** Charts that run as long as the portal does, and show nothing themselves. */
const silent = [
  ...['classMonitoring', 'columnChoices', 'limitCheck', 'navigationGuard', 'portal'],
  'putAside',
  'upgradeOffer',
];

it('the atlas draws every chart that a person meets', async () => {
  const drawn = new Set(await drawnCharts());
  const undrawn = library.map(({ id }) => id).filter((id) => !drawn.has(id));
  const lives = withoutScreen['the life of something on the server'];
  expect(undrawn.toSorted()).toEqual([...lives, ...silent].toSorted());
});
