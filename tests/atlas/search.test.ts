import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { foundFirst } from '../../src/atlas/chartSearch';
import { dictionaries } from '../../src/atlas/dictionaries';
import { chartById } from '../../src/atlas/library';
import { diagramOf } from '../../src/atlas/model/diagram';
import { namesOf } from '../../src/atlas/model/names';
import { searched } from '../../src/atlas/model/search';

const kettle = setup({
  types: { events: {} as { type: 'kettle.filled' } },
  guards: { isEnough: () => true },
  actions: { count: assign({}) },
}).createMachine({
  id: 'kettle',
  initial: 'empty',
  states: {
    empty: {
      on: {
        'kettle.filled': [
          { guard: 'isEnough', target: 'boiling', meta: { spec: ['KET-01', 'KET-02'] } },
          { actions: 'count' },
        ],
      },
    },
    boiling: { entry: 'count' },
  },
});
const diagram = diagramOf(kettle);
const names = namesOf('kettle', dictionaries.en);
const [filling, refusing] = ['kettle.empty|kettle.filled|0', 'kettle.empty|kettle.filled|1'];
const texts = {
  requirement: (id: string) => (id === 'KET-02' ? 'When it boils: the lid is shut' : ''),
  messages: { [refusing]: ['Not enough water'] },
};
const found = (text: string) => searched(diagram, names, text, texts).map(({ id }) => id);

it('finds states, events, guards, actions and requirements, whatever the case', () => {
  expect(found('BOILING')).toContain('kettle.boiling');
  expect(found('ket-02')).toEqual([filling]);
  expect(found('isEnough')).toEqual([filling]);
  expect(found(' count ')).toEqual(['kettle.boiling', refusing]);
  expect(found('nowhere')).toEqual([]);
});

it('finds what a requirement asks for, and the message that tells of it', () => {
  expect(found('lid is SHUT')).toEqual([filling]);
  expect(found('enough water')).toEqual([refusing]);
  const [hit] = searched(diagram, names, 'enough water', texts);
  expect(hit?.detail).toContain('Not enough water');
});

it('finds the words of a guard and of an action', () => {
  const lock = chartById('lessonLock');
  const own = namesOf('lessonLock', dictionaries.en);
  const hits = (text: string) =>
    lock === null ? [] : searched(lock.diagram, own, text, texts).map(({ title }) => title);
  expect(hits('chapter is a sprint').length).toBeGreaterThan(0);
  expect(hits('has the chapter unlocked').length).toBeGreaterThan(0);
});

it('charts that are searched for come first, by title in either language, area or requirement', () => {
  const charts = ['coinAccount', 'grading', 'lessonLock'];
  const locked = ['lessonLock', 'coinAccount', 'grading'];
  for (const find of ['lesson lock', '锁定状态', 'lessonL', 'LCK-01', 'lessons']) {
    expect(foundFirst(charts, find), find).toEqual(locked);
  }
  expect(foundFirst(charts, '')).toEqual(charts);
  expect(foundFirst(charts, 'no such thing')).toEqual(charts);
});
