// @vitest-environment happy-dom
import { messageOpening } from '../../../src/machines/messages/messageOpening';
import { messageOpeningPaths } from '../../../src/machines/messages/messageOpening.paths';
import { latestMessages } from '../../../src/machines/messages/latestMessages';
import { latestMessagesPaths } from '../../../src/machines/messages/latestMessages.paths';
import { studentSearch } from '../../../src/machines/shell/studentSearch';
import { studentSearchPaths } from '../../../src/machines/shell/studentSearch.paths';
import { topBar } from '../../../src/machines/shell/topBar';
import { topBarPaths } from '../../../src/machines/shell/topBar.paths';
import { onlinePoll, unreadPoll } from '../../../src/machines/shell/topBarPolls';
import { onlinePollPaths, unreadPollPaths } from '../../../src/machines/shell/topBarPolls.paths';
import { LatestMessages } from '../../../src/ui/messages/LatestMessages';
import { MessageBell } from '../../../src/ui/messages/MessageBell';
import { TopBar, TopBarSearch } from '../../../src/ui/shell/TopBar';
import { showGallery } from '../gallery';

const stay = () => undefined;

showGallery(
  {
    chart: topBar,
    paths: topBarPaths,
    parts: {
      unreadPoll: { chart: unreadPoll, paths: unreadPollPaths },
      onlinePoll: { chart: onlinePoll, paths: onlinePollPaths },
      studentSearch: { chart: studentSearch, paths: studentSearchPaths },
      messageOpening: { chart: messageOpening, paths: messageOpeningPaths },
      latestMessages: {
        chart: latestMessages,
        paths: latestMessagesPaths,
        isShownElsewhere: true,
      },
    },
  },
  (actor) => (
    <header>
      <TopBarSearch actor={actor} />
      <TopBar
        actor={actor}
        canStudyAlone
        canGiveFeedback
        isSelfStudyAsked={false}
        onSelfStudy={stay}
      >
        <MessageBell actor={actor} latestView={LatestMessages} />
      </TopBar>
    </header>
  ),
);

showGallery({ chart: latestMessages, paths: latestMessagesPaths }, (actor) => (
  <LatestMessages actor={actor} subjectId={2} onOpen={stay} />
));
