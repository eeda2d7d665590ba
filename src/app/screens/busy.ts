import { busy } from '../../machines/account/busy';
import { BusyScreen } from '../../ui/account/BusyScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: busy,
  view: BusyScreen,
  input: ({ subjectId, address }) => ({
    subjectId,
    path: address['path'] ?? '',
    requestId: address['request'] ?? '',
  }),
});
