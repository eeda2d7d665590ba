import { systemLock } from '../../machines/account/systemLock';
import { shownReason } from '../../machines/shell/navigation';
import { NoPermissionScreen } from '../../ui/account/NoPermissionScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: systemLock,
  view: NoPermissionScreen,
  input: ({ subjectId, key }) => ({
    subjectId,
    reason: shownReason(key['reason'] ?? ''),
  }),
});
