import { accountMenu } from '../../machines/account/accountMenu';
import { accountSecurity } from '../../machines/account/accountSecurity';
import { accountUpgrade } from '../../machines/account/accountUpgrade';
import { identityCheck } from '../../machines/account/identityCheck';
import { logout } from '../../machines/account/logout';
import { latestMessages } from '../../machines/messages/latestMessages';
import { savedViews } from '../../machines/parts/savedViews';
import { coinBalance } from '../../machines/rewards/coinBalance';
import { dailySignIn } from '../../machines/rewards/dailySignIn';
import { scoreMenuLabel } from '../../machines/scores/scoreMenuLabel';
import { missingPage } from '../../machines/shell/missingPage';
import { shortcuts } from '../../machines/shell/shortcuts';
import { toasts } from '../../machines/shell/toasts';
import { highlightsMoved, searchGuide } from '../../machines/shell/tips';
import { topBar } from '../../machines/shell/topBar';
import { vacationNotice } from '../../machines/shell/vacationNotice';
import { serviceDesk } from '../../machines/workOrders/serviceDesk';
import { workOrderNews } from '../../machines/workOrders/workOrderNews';
import { AccountDialogs } from '../../ui/account/AccountDialogs';
import { IdentityDialog } from '../../ui/account/IdentityDialog';
import { LogoutDialog } from '../../ui/account/LogoutDialog';
import { SecurityDialog } from '../../ui/account/SecurityDialog';
import { UpgradeScreen } from '../../ui/account/upgrade/UpgradeScreen';
import { LatestMessages } from '../../ui/messages/LatestMessages';
import { SavedViews, SavedViewsContext } from '../../ui/parts/SavedViews';
import { CoinBalance } from '../../ui/rewards/CoinBalance';
import { DailySignIn } from '../../ui/rewards/DailySignIn';
import { ScoreMenuLabel } from '../../ui/scores/ScoreMenuLabel';
import { KeyList } from '../../ui/shell/KeyList';
import { MissingPage } from '../../ui/shell/MissingPage';
import { Notices } from '../../ui/shell/Notices';
import { Tip } from '../../ui/shell/Tip';
import { TopBarSearch } from '../../ui/shell/TopBar';
import { VacationNotice } from '../../ui/shell/VacationNotice';
import { ServiceDesk } from '../../ui/workOrders/ServiceDesk';
import { WorkOrderNews } from '../../ui/workOrders/WorkOrderNews';
import { shownChart, type ShownChart } from '../screens/shownChart';

const stay = () => undefined;

/** The charts of the frame and its dialogs, which no page shows. */
export const frameCharts: readonly ShownChart[] = [
  shownChart(accountMenu, (actor) => <AccountDialogs actor={actor} />),
  shownChart(accountSecurity, (actor) => <SecurityDialog actor={actor} onClose={stay} />),
  shownChart(accountUpgrade, (actor) => <UpgradeScreen actor={actor} />),
  shownChart(coinBalance, (actor) => <CoinBalance actor={actor} />),
  shownChart(dailySignIn, (actor) => <DailySignIn actor={actor} />),
  shownChart(highlightsMoved, (actor) => <Tip actor={actor} name="highlights" />),
  shownChart(identityCheck, (actor) => <IdentityDialog actor={actor} onLogout={stay} />),
  shownChart(latestMessages, (actor) => (
    <LatestMessages actor={actor} subjectId={2} onOpen={stay} onLeave={stay} />
  )),
  shownChart(logout, (actor) => <LogoutDialog actor={actor} />),
  shownChart(missingPage, (actor) => <MissingPage actor={actor} onReload={stay} />),
  shownChart(savedViews, (actor) => (
    <SavedViewsContext value={actor}>
      <SavedViews />
    </SavedViewsContext>
  )),
  shownChart(scoreMenuLabel, (actor) => <ScoreMenuLabel actor={actor} />),
  shownChart(searchGuide, (actor) => <Tip actor={actor} name="searchGuide" />),
  shownChart(serviceDesk, (actor) => <ServiceDesk actor={actor} />),
  shownChart(shortcuts, (actor) => <KeyList actor={actor} />),
  shownChart(toasts, (actor) => <Notices actor={actor} />),
  shownChart(topBar, (actor) => <TopBarSearch actor={actor} places={[]} />),
  shownChart(vacationNotice, (actor) => <VacationNotice actor={actor} />),
  shownChart(workOrderNews, (actor) => <WorkOrderNews actor={actor} />),
];
