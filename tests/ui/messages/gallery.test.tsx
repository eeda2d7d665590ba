// @vitest-environment happy-dom
import { messageCenter } from '../../../src/machines/messages/messageCenter';
import { MessageCenterScreen } from '../../../src/ui/messages/MessageCenterScreen';
import { showGallery } from '../gallery';

showGallery(messageCenter, (actor) => <MessageCenterScreen actor={actor} />);
