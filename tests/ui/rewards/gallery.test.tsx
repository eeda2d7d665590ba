import { coinRecordRows } from '../../../src/machines/rewards/coinRecordRows';
import { coins } from '../../../src/machines/rewards/coins';
import { CoinRecordsScreen } from '../../../src/ui/rewards/CoinRecordsScreen';
import { CoinsScreen } from '../../../src/ui/rewards/CoinsScreen';
import { showGallery } from '../gallery';

showGallery(coins, (actor) => <CoinsScreen actor={actor} />, { elsewhere: ['draft'] });
showGallery(coinRecordRows, (actor) => <CoinRecordsScreen actor={actor} />);
