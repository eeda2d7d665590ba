import { coinRecordRows } from '../../../src/machines/rewards/coinRecordRows';
import { coins } from '../../../src/machines/rewards/coins';
import { CoinRecordsScreen } from '../../../src/ui/rewards/CoinRecordsScreen';
import { CoinsScreen } from '../../../src/ui/rewards/CoinsScreen';
import { crystalRecordRows } from '../../../src/machines/rewards/crystalRecordRows';
import { crystals } from '../../../src/machines/rewards/crystals';
import { CrystalRecordsScreen } from '../../../src/ui/rewards/CrystalRecordsScreen';
import { CrystalsScreen } from '../../../src/ui/rewards/CrystalsScreen';
import { showGallery } from '../gallery';

showGallery(coins, (actor) => <CoinsScreen actor={actor} />, { elsewhere: ['draft'] });
showGallery(coinRecordRows, (actor) => <CoinRecordsScreen actor={actor} />);
showGallery(crystals, (actor) => <CrystalsScreen actor={actor} />, { elsewhere: ['draft'] });
showGallery(crystalRecordRows, (actor) => <CrystalRecordsScreen actor={actor} />);
