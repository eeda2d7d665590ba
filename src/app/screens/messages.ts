import { messageCenter, selectList } from '../../machines/messages/messageCenter';
import { MessageCenterScreen } from '../../ui/messages/MessageCenterScreen';
import { inside } from '../routing/address';
import { screen } from './screen';

export const Screen = screen({
  chart: messageCenter,
  view: MessageCenterScreen,
  input: ({ subjectId, address }) => ({ subjectId, address: inside(address) }),
  addressed: selectList,
});
