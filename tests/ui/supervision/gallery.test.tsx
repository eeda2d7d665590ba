import { aiSupervisor } from '../../../src/machines/supervision/aiSupervisor';
import { aiSupervisorDetail } from '../../../src/machines/supervision/aiSupervisorDetail';
import { AiSupervisorDetailScreen } from '../../../src/ui/supervision/AiSupervisorDetailScreen';
import { AiSupervisorScreen } from '../../../src/ui/supervision/AiSupervisorScreen';
import { showGallery } from '../gallery';

showGallery(aiSupervisor, (actor) => <AiSupervisorScreen actor={actor} />);
showGallery(aiSupervisorDetail, (actor) => <AiSupervisorDetailScreen actor={actor} />);
