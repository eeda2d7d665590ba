import Elk from 'elkjs';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartNames } from '../../src/atlas/chartNames';
import { layOut } from '../../src/atlas/layout/layOut';
import { overlapsIn } from '../../src/atlas/layout/overlaps';
import { library } from '../../src/atlas/library';
import { diagramOf, statesWithin } from '../../src/atlas/model/diagram';
import { outer, partOf } from '../../src/atlas/model/partOf';

const house = diagramOf(
  createMachine({
    id: 'house',
    initial: 'in',
    on: { FIRE: '.out' },
    states: {
      in: {
        initial: 'hall',
        on: { LEAVE: 'out' },
        states: {
          hall: { on: { UP: 'upstairs' } },
          upstairs: { initial: 'bed', states: { bed: { on: { JUMP: '#house.out' } }, bath: {} } },
        },
      },
      out: { on: { BACK: 'in', WALK: 'far' } },
      far: {},
    },
  }),
);
const states = (id: string) => statesWithin(partOf(house, id).root).map(({ path }) => path);
const drawn = (id: string) => partOf(house, id).transitions.map((one) => one.id);

it('a state is drawn with all within it, and plain boxes for what leads to it and from it', () => {
  expect(states('house.in')).toEqual([
    ...['', 'in', 'in.hall', 'in.upstairs', 'in.upstairs.bed', 'in.upstairs.bath', 'out'],
  ]);
  expect(drawn('house.in')).not.toContain('house.out|WALK|0');
  expect(drawn('house.in')).toContain('house.out|BACK|0');
  expect(states('house.in.upstairs')).toEqual([
    ...['', 'in.upstairs', 'in.upstairs.bed', 'in.upstairs.bath', 'in.hall', 'out'],
  ]);
});

it('the whole chart is drawn where no state is named, or one without others in it', () => {
  for (const id of [null, 'house.far', 'house.gone']) expect(partOf(house, id)).toBe(house);
  expect(partOf(house, 'house.in')).toBe(partOf(house, 'house.in'));
});

it('the outermost states alone are closed, with what leads from one to another', () => {
  expect(states('house')).toEqual(['', 'in', 'out', 'far']);
  const { root, transitions } = partOf(house, 'house');
  expect(root.states.map(({ folded }) => folded)).toEqual([4, undefined, undefined]);
  // Within the closed one nothing is shown; what leaves it from inside starts at it.
  expect(transitions.map(({ id, from, targets }) => `${id}: ${from} → ${targets.join()}`)).toEqual([
    'house|FIRE|0: house → house.out',
    'house.in|LEAVE|0: house.in → house.out',
    'house.in.upstairs.bed|JUMP|0: house.in → house.out',
    'house.out|BACK|0: house.out → house.in',
    'house.out|WALK|0: house.out → house.far',
  ]);
});

it('the ways out of a state are those around it', () => {
  expect(outer(house.root, 'house.in.upstairs.bed')).toEqual([
    ...['house', 'house.in', 'house.in.upstairs'],
  ]);
  expect(outer(house.root, 'house')).toEqual([]);
});

const large = library.filter(({ diagram }) => diagram.transitions.length > 30);

it.each(large.map((chart) => [chart.id, chart] as const))(
  '%s: its outermost states, and every state with others in it, can be drawn by themselves',
  async (id, { diagram }) => {
    const inner = statesWithin(diagram.root).filter(({ states: within }) => within.length > 0);
    for (const { id: state } of inner) {
      const part = partOf(diagram, state);
      expect(overlapsIn(await layOut(part, chartNames(id, 'en'), new Elk()))).toEqual([]);
    }
  },
);
