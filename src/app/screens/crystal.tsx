import { PlainPage } from '../../ui/shell/PlainPage';
import { coinRecordRows } from '../../machines/rewards/coinRecordRows';
import { coins, selectList } from '../../machines/rewards/coins';
import { crystalRecordRows } from '../../machines/rewards/crystalRecordRows';
import { crystals, selectList as selectCrystals } from '../../machines/rewards/crystals';
import { highlights, selectList as selectHighlights } from '../../machines/rewards/highlights';
import { ownCoinRows } from '../../machines/rewards/ownCoinRows';
import { propGrantRows } from '../../machines/rewards/propGrantRows';
import { selectList as selectPropStudents, treasury } from '../../machines/rewards/treasury';
import { CoinRecordsScreen } from '../../ui/rewards/CoinRecordsScreen';
import { CoinsScreen } from '../../ui/rewards/CoinsScreen';
import { ClosedTabsContext } from '../../ui/parts/closedTabs';
import { CrystalRecordsScreen } from '../../ui/rewards/CrystalRecordsScreen';
import { CrystalsScreen } from '../../ui/rewards/CrystalsScreen';
import { HighlightsScreen } from '../../ui/rewards/HighlightsScreen';
import { OwnCoinsScreen } from '../../ui/rewards/OwnCoinsScreen';
import { PropGrantsScreen } from '../../ui/rewards/PropGrantsScreen';
import { TreasuryScreen } from '../../ui/rewards/TreasuryScreen';
import { idsIn } from '../routing/ids';
import { useClosedFor } from './closingTabs';
import { type Page, listOfSubject, screen, type ScreenComponent } from './screen';
import { screenByAddress } from './screenByAddress';

const Coins = screen({
  chart: coins,
  view: CoinsScreen,
  input: ({ subjectId, key, query }) => ({
    subjectId,
    address: query,
    chosen: idsIn(key['reward']),
  }),
  addressed: selectList,
});

/** The details of all students, or of the one that the address names. */
const recordsOf = ({ subjectId, key, query }: Page) => ({
  scope: {
    subject_id: subjectId,
    ...(key['student_id'] !== undefined && { student_id: Number(key['student_id']) }),
  },
  address: query,
});

const Records = screen({
  chart: coinRecordRows,
  view: CoinRecordsScreen,
  input: recordsOf,
  addressed: 'itself',
});

const OwnCoins = screen({ ...listOfSubject, chart: ownCoinRows, view: OwnCoinsScreen });

const Crystals = screen({
  chart: crystals,
  view: CrystalsScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectCrystals,
});

const CrystalRecords = screen({
  chart: crystalRecordRows,
  view: CrystalRecordsScreen,
  input: recordsOf,
  addressed: 'itself',
});

const Treasury = screen({
  chart: treasury,
  view: TreasuryScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectPropStudents,
});

const PropGrants = screen({
  chart: propGrantRows,
  view: PropGrantsScreen,
  input: recordsOf,
  addressed: 'itself',
});

const Highlights = screen({
  chart: highlights,
  view: HighlightsScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectHighlights,
});

const tabs: Readonly<Record<string, ScreenComponent>> = {
  excellent: Highlights,
  records: Records,
  own: OwnCoins,
  crystals: Crystals,
  crystalRecords: CrystalRecords,
  props: Treasury,
  propRecords: PropGrants,
};

/** Rewards, as `choiceTab` says; any other tab is that of the coins. */
const Tab = screenByAddress(
  [Coins, ...Object.values(tabs)],
  ({ key }) => tabs[key['choiceTab'] ?? ''] ?? Coins,
);

/** The rewards of a school that has the tab [ROLE-079]. */
function Rewards({ page }: { readonly page: Page }) {
  const isClosed = useClosedFor(page);
  if (isClosed(page.key['choiceTab'] ?? '')) return <PlainPage name="notHere" />;
  return (
    <ClosedTabsContext value={isClosed}>
      <Tab page={page} />
    </ClosedTabsContext>
  );
}

export const Screen: ScreenComponent = Object.assign(Rewards, { shown: Tab.shown ?? [] });
