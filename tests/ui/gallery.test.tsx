// @vitest-environment happy-dom
import { chakra } from '@chakra-ui/react';
import { cleanup } from '@testing-library/react';
import { createElement, type ReactElement, useId } from 'react';
import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { exhibitsOf } from '../../src/paths';
import { markup, screenFaults } from './gallery';
import { showView } from './showView';

const faultsOf = (view: ReactElement) => {
  showView(view);
  return screenFaults();
};

it.each([
  ['a screen that says nothing', <div />, ['it says nothing', 'nothing on it has a role']],
  ['words that nothing holds', <p>Hello</p>, ['nothing on it has a role']],
  [
    'a key instead of words',
    <h1>students:column.name</h1>,
    ['it shows the key students:column.name'],
  ],
  ['a long key', <h1>detail.fact.grade</h1>, ['it shows the key detail.fact.grade']],
  ['a hole in a sentence', <h1>Hello {'{{name}}'}</h1>, ['it shows {{']],
  ['a value that is not there', <h1>{String(undefined)} rows</h1>, ['it shows undefined']],
])('%s is a fault', async (_, view, faults) => {
  expect(await faultsOf(view)).toEqual(faults);
});

it('what nobody can use is a fault', async () => {
  const faults = await faultsOf(createElement('button', { type: 'button' }));
  expect(faults.join()).toContain('button-name');
});

it.each(['Remove draft 2', '移除草稿'])(
  'a name without what is written is a fault: %s',
  async (name) => {
    const faults = await faultsOf(<button aria-label={name}>Delete</button>);
    expect(faults.join()).toContain('label-content-name-mismatch');
  },
);

it('what is hidden is used by nobody', async () => {
  const faults = await faultsOf(
    <chakra.div display="none" aria-label="away">
      <button type="button" />
    </chakra.div>,
  );
  expect(faults.join()).not.toContain('button-name');
});

it('what the console says is a fault', async () => {
  const [first] = await faultsOf(<h1>{[<b>one</b>, <b>two</b>]}</h1>);
  expect(first).toMatch(/the console says .*key/);
});

it.each([
  'Ann 14:30',
  'lin@example.org',
  '5 / 6',
  'Fri 20 Nov, 14:30',
  'example.org',
  'Note: a hat',
])('%s is no fault', async (text) => {
  expect(await faultsOf(<h1>{text}</h1>)).toEqual([]);
});

const Pair = ({ isCrossed = false }) => {
  const [first, second] = [useId(), useId()];
  return <p id={first} aria-labelledby={isCrossed ? second : first} />;
};

it('the ids that React makes tell no pages apart, what refers to them does', () => {
  const [one, same, other] = [<Pair />, <Pair />, <Pair isCrossed />].map((view) => {
    cleanup();
    showView(view);
    return markup();
  });
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

const door = setup({
  types: { events: {} as { type: 'PUSH' } | { type: 'PULL' }, tags: {} as 'busy' },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { PUSH: 'open' } }, open: { tags: 'busy', on: { PULL: 'shut' } } },
});
const house = setup({
  types: { events: {} as { type: 'LIGHT' }, children: {} as { front: 'door' } },
  actors: { door },
}).createMachine({
  id: 'house',
  initial: 'dark',
  states: { dark: { on: { LIGHT: 'lit' } }, lit: { invoke: { id: 'front', src: 'door' } } },
});

it('every state of a chart is shown, and every state of those that it runs', () => {
  const exhibits = exhibitsOf({
    chart: house,
    paths: {},
    parts: { door: { chart: door, paths: {} } },
  });
  const seen = exhibits.map(({ name, open }) => {
    const { value, children } = open().getSnapshot();
    return [name, value, children.front?.getSnapshot().value];
  });
  expect(seen).toEqual([
    ['"dark"', 'dark', undefined],
    ['"lit"', 'lit', 'shut'],
    ['"lit" › door "shut"', 'lit', 'shut'],
    ['"lit" › door "open"', 'lit', 'open'],
  ]);
});

it('what is shown reacts', () => {
  const [dark] = exhibitsOf({ chart: house, paths: {} });
  const actor = dark?.open();
  actor?.send({ type: 'LIGHT' });
  expect(actor?.getSnapshot().value).toBe('lit');
});
