import { classBoard } from '../../../src/machines/foundation/classBoard';
import { contestBoard } from '../../../src/machines/foundation/contestBoard';
import {
  chineseCourseRows,
  englishCourseRows,
  foundationCourseRows,
} from '../../../src/machines/foundation/foundationCourseRows';
import { foundationMode } from '../../../src/machines/foundation/foundationMode';
import { foundationRows } from '../../../src/machines/foundation/foundationRows';
import { healthAdjustment } from '../../../src/machines/foundation/healthAdjustment';
import { healthSmartMode } from '../../../src/machines/foundation/healthSmartMode';
import { modeSwitches } from '../../../src/machines/foundation/modeSwitches';
import { restartAssignment } from '../../../src/machines/foundation/restartAssignment';
import { roundComparison } from '../../../src/machines/foundation/roundComparison';
import { seasonLottery } from '../../../src/machines/foundation/seasonLottery';
import { weeklyDuration } from '../../../src/machines/foundation/weeklyDuration';
import { BoardScreen } from '../../../src/ui/foundation/BoardScreen';
import { ClassBoardScreen } from '../../../src/ui/foundation/ClassBoardScreen';
import {
  ChineseCoursesScreen,
  EnglishCoursesScreen,
  FoundationCoursesScreen,
} from '../../../src/ui/foundation/FoundationCoursesScreen';
import { FoundationScreen } from '../../../src/ui/foundation/FoundationScreen';
import { LotteryDialog } from '../../../src/ui/foundation/LotteryDialog';
import { RoundsScreen } from '../../../src/ui/foundation/RoundsScreen';
import { WeeklyDurationScreen } from '../../../src/ui/foundation/WeeklyDurationScreen';
import { HealthPart } from '../../../src/ui/parts/foundation/HealthPart';
import { ModeTab } from '../../../src/ui/parts/foundation/ModeTab';
import { RestartPart } from '../../../src/ui/parts/foundation/RestartPart';
import { SmartModePart } from '../../../src/ui/parts/foundation/SmartModePart';
import { SwitchTable } from '../../../src/ui/parts/foundation/SwitchTable';
import { WeekChart } from '../../../src/ui/parts/foundation/WeekChart';
import { showGallery } from '../gallery';

showGallery(foundationRows, (actor) => <FoundationScreen actor={actor} />);
showGallery(foundationCourseRows, (actor) => <FoundationCoursesScreen actor={actor} />);
showGallery(chineseCourseRows, (actor) => <ChineseCoursesScreen actor={actor} />);
showGallery(englishCourseRows, (actor) => <EnglishCoursesScreen actor={actor} />);
showGallery(weeklyDuration, (actor) => <WeeklyDurationScreen actor={actor} chart={WeekChart} />);
showGallery(roundComparison, (actor) => <RoundsScreen actor={actor} chart={WeekChart} />);
showGallery(foundationMode, (actor) => <ModeTab actor={actor} switches={undefined} />);
showGallery(modeSwitches, (actor) => <SwitchTable actor={actor} />);
showGallery(restartAssignment, (actor) => <RestartPart actor={actor} />);
showGallery(healthAdjustment, (actor) => <HealthPart actor={actor} />);
showGallery(healthSmartMode, (actor) => <SmartModePart actor={actor} />);
showGallery(contestBoard, (actor) => <BoardScreen actor={actor} />);
showGallery(classBoard, (actor) => <ClassBoardScreen actor={actor} />);
showGallery(seasonLottery, (actor) => <LotteryDialog actor={actor} onClose={() => undefined} />);
