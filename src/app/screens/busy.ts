import { busy } from '../../machines/account/busy';
import { BusyScreen } from '../../ui/account/BusyScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: busy,
  view: BusyScreen,
  input: ({ subjectId, key }) => ({
    subjectId,
    path: key['path'] ?? '',
    requestId: key['request'] ?? '',
  }),
});
