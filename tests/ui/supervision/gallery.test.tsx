import { aiSupervisor } from '../../../src/machines/supervision/aiSupervisor';
import { aiSupervisorDetail } from '../../../src/machines/supervision/aiSupervisorDetail';
import { supervise } from '../../../src/machines/supervision/supervise';
import { superviseBoardPoll } from '../../../src/machines/supervision/superviseBoardPoll';
import { AiSupervisorDetailScreen } from '../../../src/ui/supervision/AiSupervisorDetailScreen';
import { AiSupervisorScreen } from '../../../src/ui/supervision/AiSupervisorScreen';
import { SuperviseBoardScreen } from '../../../src/ui/supervision/SuperviseBoardScreen';
import { SuperviseScreen } from '../../../src/ui/supervision/SuperviseScreen';
import { showGallery } from '../gallery';

showGallery(aiSupervisor, (actor) => <AiSupervisorScreen actor={actor} />);
showGallery(aiSupervisorDetail, (actor) => <AiSupervisorDetailScreen actor={actor} />);
showGallery(supervise, (actor) => <SuperviseScreen actor={actor} />);
showGallery(superviseBoardPoll, (actor) => <SuperviseBoardScreen actor={actor} />);
