import { expect, it } from 'vitest';
import { latestMessages } from '../../../src/machines/messages/latestMessages';
import { latestMessagesPaths } from '../../../src/machines/messages/latestMessages.paths';
import { messageCenter } from '../../../src/machines/messages/messageCenter';
import { messageCenterPaths } from '../../../src/machines/messages/messageCenter.paths';
import { messageOpening } from '../../../src/machines/messages/messageOpening';
import { messageOpeningPaths } from '../../../src/machines/messages/messageOpening.paths';
import { messageReward } from '../../../src/machines/messages/messageReward';
import { messageRewardPaths } from '../../../src/machines/messages/messageReward.paths';
import { messageRows } from '../../../src/machines/messages/messageRows';
import { messageRowsPaths } from '../../../src/machines/messages/messageRows.paths';
import { rewarding } from '../../../src/machines/messages/rewarding';
import { rewardingPaths } from '../../../src/machines/messages/rewarding.paths';
import { persist, restore } from '../../../src/machines/parts/reload';
import { proveChart } from '../../../src/paths';
import { findingsOf, proven } from '../proof';

it.each([
  ['messageCenter', messageCenter, messageCenterPaths],
  ['latestMessages', latestMessages, latestMessagesPaths],
  ['messageOpening', messageOpening, messageOpeningPaths],
  ['rewarding', rewarding, rewardingPaths],
])(
  '%s takes every transition on generated paths, which notice every mistake',
  (_, chart, paths) => {
    expect(findingsOf(chart, paths)).toEqual(proven);
  },
);

// That paths notice every mistake of such lists and forms is shown where they are made.
it.each([
  ['messageRows', messageRows, messageRowsPaths],
  ['messageReward', messageReward, messageRewardPaths],
])('%s takes every transition on generated paths', (_, chart, paths) => {
  const proof = proveChart(chart, paths, { reload: { persist, restore } });
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
