import { messageCenter, selectList } from '../../machines/messages/messageCenter';
import { MessageCenterScreen } from '../../ui/messages/MessageCenterScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: messageCenter,
  view: MessageCenterScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});
