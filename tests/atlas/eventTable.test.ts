import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { library } from '../../src/atlas/library';
import { diagramOf, statesWithin } from '../../src/atlas/model/diagram';
import { eventTable } from '../../src/atlas/model/eventTable';

const door = setup({ guards: { isLocked: () => true } }).createMachine({
  id: 'door',
  initial: 'shut',
  on: { KNOCK: { actions: [] }, BURN: '.gone' },
  states: {
    shut: {
      initial: 'plain',
      on: { OPEN: 'open', KICK: 'open' },
      states: {
        plain: {},
        locked: { on: { OPEN: { guard: 'isLocked' }, KICK: {} }, after: { 100: 'plain' } },
      },
    },
    open: { on: { CLOSE: 'shut' } },
    gone: { type: 'final' },
  },
});

const { states, rows } = eventTable(diagramOf(door));
const cellOf = (event: string, path: string) => {
  const cell = rows.find((row) => row.event === event)?.cells[
    states.findIndex((state) => state.path === path)
  ];
  return [cell?.transitions.map(({ id }) => id), cell?.isInherited];
};

it('has the states in which a chart stands and the events that are sent to it', () => {
  expect(states.map(({ path }) => path)).toEqual(['shut.plain', 'shut.locked', 'open']);
  expect(rows.map(({ event }) => event).sort()).toEqual(
    ['BURN', 'CLOSE', 'KICK', 'KNOCK', 'OPEN'].sort(),
  );
});

it('tells what a state ignores, what it does itself, and what the states around it do', () => {
  expect(cellOf('OPEN', 'open')).toEqual([[], true]);
  expect(cellOf('OPEN', 'shut.plain')).toEqual([['door.shut|OPEN|0'], true]);
  expect(cellOf('KNOCK', 'open')).toEqual([['door|KNOCK|0'], true]);
  expect(cellOf('CLOSE', 'open')).toEqual([['door.open|CLOSE|0'], false]);
});

it('goes on to the state around after a condition, and not after a branch without one', () => {
  expect(cellOf('OPEN', 'shut.locked')).toEqual([
    ['door.shut.locked|OPEN|0', 'door.shut|OPEN|0'],
    false,
  ]);
  expect(cellOf('KICK', 'shut.locked')).toEqual([['door.shut.locked|KICK|0'], false]);
});

it('has every event of every chart, heard by some state', () => {
  for (const { diagram } of library) {
    const table = eventTable(diagram);
    const sent = diagram.transitions.filter(({ trigger }) => trigger.kind === 'event');
    expect(table.rows.map(({ event }) => event).sort()).toEqual(
      [...new Set(sent.map(({ event }) => event))].sort(),
    );
    const deaf = table.rows.filter(({ cells }) =>
      cells.every(({ transitions }) => transitions.length === 0),
    );
    expect(deaf.map(({ event }) => `${diagram.chart} ${event}`)).toEqual([]);
    expect(table.states.length).toBeLessThanOrEqual(statesWithin(diagram.root).length);
  }
});
