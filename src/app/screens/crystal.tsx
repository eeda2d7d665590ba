import { coinRecordRows } from '../../machines/rewards/coinRecordRows';
import { coins, selectList } from '../../machines/rewards/coins';
import { CoinRecordsScreen } from '../../ui/rewards/CoinRecordsScreen';
import { CoinsScreen } from '../../ui/rewards/CoinsScreen';
import { screen, type ScreenComponent } from './screen';

const Coins = screen({
  chart: coins,
  view: CoinsScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});

const Records = screen({
  chart: coinRecordRows,
  view: CoinRecordsScreen,
  input: ({ subjectId, key, query }) => ({
    scope: {
      subject_id: subjectId,
      ...(key['student_id'] !== undefined && { student_id: Number(key['student_id']) }),
    },
    address: query,
  }),
  addressed: 'itself',
});

/** Rewards, as `choiceTab` says; any other tab is that of the coins. */
export const Screen: ScreenComponent = ({ page }) =>
  page.key['choiceTab'] === 'records' ? <Records page={page} /> : <Coins page={page} />;
