// @vitest-environment happy-dom
import { latestMessages } from '../../../src/machines/messages/latestMessages';
import { topBar } from '../../../src/machines/shell/topBar';
import { LatestMessages } from '../../../src/ui/messages/LatestMessages';
import { MessageBell } from '../../../src/ui/messages/MessageBell';
import { TopBar, TopBarSearch } from '../../../src/ui/shell/TopBar';
import { showGallery } from '../gallery';

const stay = () => undefined;

showGallery(
  topBar,
  (actor) => (
    <header>
      <TopBarSearch actor={actor} places={[]} />
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
  { elsewhere: ['latestMessages'] },
);

showGallery(latestMessages, (actor) => (
  <LatestMessages actor={actor} subjectId={2} onOpen={stay} onLeave={stay} />
));
