import { z } from 'zod';
import { boardAnalysts } from '../../../../src/machines/foundation/boardAnalysts';
import { boardAnalystsPaths } from '../../../../src/machines/foundation/boardAnalysts.paths';
import { boardRows } from '../../../../src/machines/foundation/boardRows';
import { boardRowsPaths } from '../../../../src/machines/foundation/boardRows.paths';
import { boardStanding } from '../../../../src/machines/foundation/boardStanding';
import { boardStandingPaths } from '../../../../src/machines/foundation/boardStanding.paths';
import { classBoard } from '../../../../src/machines/foundation/classBoard';
import { classBoardPaths } from '../../../../src/machines/foundation/classBoard.paths';
import { classBoardRows } from '../../../../src/machines/foundation/classBoardRows';
import { classBoardRowsPaths } from '../../../../src/machines/foundation/classBoardRows.paths';
import { contestBoard } from '../../../../src/machines/foundation/contestBoard';
import { contestBoardPaths } from '../../../../src/machines/foundation/contestBoard.paths';
import { seasonLottery } from '../../../../src/machines/foundation/seasonLottery';
import {
  sampleLottery,
  seasonLotteryPaths,
} from '../../../../src/machines/foundation/seasonLottery.paths';
import { boardLottery, drawLottery } from '../../../../src/contract/lottery';
import { createClient } from '../../../server/rig/client';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button, dialogButton, leaveDialog } from '../controls';
import { recordAdapter } from '../record';

const address = '/seasonPlate/index?subject_id=2';
const enter = (walk: Walk) => come(walk, address);

const list = z.looseObject({ data: z.looseObject({}) });

/** Nobody is on the board. */
const nobody: Answer = async (call) => {
  const response = await call?.fetch();
  const { data, ...rest } = list.parse(await response?.json());
  await call?.fulfill({ json: { ...rest, data: { ...data, list: [], total: 0 } } });
};

/** The students on a board. */
export const boardRowsAdapter = collectionAdapter({
  chart: boardRows,
  catalogue: boardRowsPaths,
  words: 'foundation',
  enter: address,
  filter: choosingTab('foundation:names', 'masked'),
  column: 'foundation:board.column.heat',
  nothing: nobody,
});

/** The season of a board. */
export const boardStandingAdapter = recordAdapter({
  chart: boardStanding,
  catalogue: boardStandingPaths,
  enter,
});

/** The analysts of a board. */
export const boardAnalystsAdapter = recordAdapter({
  chart: boardAnalysts,
  catalogue: boardAnalystsPaths,
  enter,
});

/** A board. */
export const contestBoardAdapter: ScreenAdapter = {
  chart: contestBoard,
  catalogue: contestBoardPaths,
  enter,
  events: {
    'lottery.opened': button('foundation:lottery.open'),
    'lottery.closed': leaveDialog,
  },
  answers: {},
};

const onWall = '/seasonPlate/classBoard?board=foundation&subject_id=2';

/** The students on a class's screen. */
export const classBoardRowsAdapter = collectionAdapter({
  chart: classBoardRows,
  catalogue: classBoardRowsPaths,
  words: 'foundation',
  enter: onWall,
  column: 'foundation:board.column.heat',
  nothing: nobody,
});

/** A board on a class's screen. */
export const classBoardAdapter: ScreenAdapter = {
  chart: classBoard,
  catalogue: classBoardPaths,
  enter: (walk) => come(walk, onWall),
  events: {
    'lottery.opened': button('foundation:lottery.open'),
    'lottery.closed': leaveDialog,
  },
  answers: {},
};

/** Somebody draws by the same commitment, in another tab. */
async function drawElsewhere({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const board = { subject_id: 2, board: 'foundation' } as const;
  const { commitment } = await client.ask(boardLottery, board, { as: 'zhou' });
  await client.ask(drawLottery, { ...board, commitment }, { as: 'zhou' });
}

const { inputs, outcomes } = seasonLotteryPaths;

/** The lottery, over the board. */
export const seasonLotteryAdapter = recordAdapter({
  chart: seasonLottery,
  catalogue: {
    inputs: { usual: inputs.usual },
    // The students of the demonstration have points for more draws than a walk makes.
    outcomes: {
      load: { ...outcomes.load, done: [sampleLottery] },
      draw: { ...outcomes.draw, done: [sampleLottery] },
    },
  },
  async enter(walk) {
    await enter(walk);
    await button('foundation:lottery.open').find(walk).click();
  },
  events: {
    'draw.requested': {
      find: ({ page, say }: Walk) =>
        page.getByRole('button', { name: say('foundation:lottery.draw', { cost: 5 }) }),
    },
    'draw.confirmed': dialogButton('foundation:lottery.verb'),
    'draw.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: {
    load: { done: [really], error: [lost] },
    draw: { done: [really], error: [lost, once(drawElsewhere)] },
  },
});
