import type { Board } from '../../domain/boards';
import { campusFeatures } from '../../domain/roles';
import { contestBoard, selectList } from '../../machines/foundation/contestBoard';
import { BoardScreen } from '../../ui/foundation/BoardScreen';
import { BoardsRefused } from '../../ui/foundation/BoardsRefused';
import { screen, type ScreenComponent } from './screen';
import { screenByAddress } from './screenByAddress';

/** The screen of a board, for those who may see the contest boards [ROLE-069, ROLE-091]. */
export function boardScreen(board: Board): ScreenComponent {
  const Shown = screen({
    chart: contestBoard,
    view: BoardScreen,
    input: ({ subjectId, query }) => ({ subjectId, board, address: query }),
    addressed: selectList,
  });
  return screenByAddress([Shown], ({ teacher }) =>
    teacher !== null && campusFeatures(teacher).contest ? Shown : BoardsRefused,
  );
}
