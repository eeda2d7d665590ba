import { boards } from '../../domain/boards';
import { classBoard, selectList } from '../../machines/foundation/classBoard';
import { ClassBoardScreen } from '../../ui/foundation/ClassBoardScreen';
import { ifOpen } from './contestBoard';
import { screen } from './screen';

/** A board for a class, the one that the address names. */
export const Screen = ifOpen(
  screen({
    chart: classBoard,
    view: ClassBoardScreen,
    input: ({ subjectId, key, query }) => ({
      subjectId,
      board: boards.find((board) => board === key['board']) ?? boards[0],
      address: query,
    }),
    addressed: selectList,
  }),
);
