// @vitest-environment happy-dom
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
import { MessageCenterScreen } from '../../../src/ui/messages/MessageCenterScreen';
import { showGallery } from '../gallery';

showGallery(
  {
    chart: messageCenter,
    paths: messageCenterPaths,
    parts: {
      messageRows: { chart: messageRows, paths: messageRowsPaths },
      messageOpening: { chart: messageOpening, paths: messageOpeningPaths },
      rewarding: {
        chart: rewarding,
        paths: rewardingPaths,
        parts: { messageReward: { chart: messageReward, paths: messageRewardPaths } },
      },
    },
  },
  (actor) => <MessageCenterScreen actor={actor} />,
);
