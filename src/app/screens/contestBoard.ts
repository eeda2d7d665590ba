import type { Board } from '../../domain/boards';
import { campusFeatures } from '../../domain/roles';
import { contestBoard, selectList } from '../../machines/foundation/contestBoard';
import { BoardScreen } from '../../ui/foundation/BoardScreen';
import { BoardsRefused } from '../../ui/foundation/BoardsRefused';
import { screen, type ScreenComponent } from './screen';
import { screenByAddress } from './screenByAddress';

/** A screen of the boards, for those who may see them [ROLE-069, ROLE-091]. */
export const ifOpen = (shown: ScreenComponent): ScreenComponent =>
  screenByAddress([shown], ({ teacher }) =>
    teacher !== null && campusFeatures(teacher).contest ? shown : BoardsRefused,
  );

/** The screen of a board. */
export function boardScreen(board: Board): ScreenComponent {
  const Shown = screen({
    chart: contestBoard,
    view: BoardScreen,
    input: ({ subjectId, query }) => ({ subjectId, board, address: query }),
    addressed: selectList,
  });
  return ifOpen(Shown);
}
