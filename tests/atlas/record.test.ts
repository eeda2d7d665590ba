import { describe, expect, it } from 'vitest';
import { createActor, createMachine, waitFor } from 'xstate';
import { disagreements, findingsOf } from '../../src/atlas/record/findings';
import { chartById, library } from '../../src/atlas/library';
import { stateNames, type RecordedMove } from '../../src/machines/parts/sessionRecord';
import { plan, replay, transitionGoals, type AnyCatalogue } from '../../src/paths';
import { opening } from '../../src/atlas/record/opening';
import { recordPlay, selectJudged, selectPosition } from '../../src/atlas/record/recordPlay';
import { highlightAt } from '../../src/atlas/record/standing';
import { stateOf } from '../../src/atlas/record/stateOf';
import { explored } from '../paths/explored';

const recordOf = (moves: readonly RecordedMove[]) => ({
  version: 1 as const,
  begun_at: '2026-11-20T20:40:00+08:00',
  moves: [...moves],
});

const move = (event: string, ...states: string[]): RecordedMove => ({
  ...{ at: 0, chart: 'door', run: 1, event, states, times: 1 },
});

const door = createMachine({
  id: 'door',
  type: 'parallel',
  states: {
    leaf: {
      initial: 'shut',
      states: {
        shut: {
          on: { opened: [{ guard: () => false, target: 'open' }], kicked: 'broken' },
        },
        open: { on: { shut: 'shut' }, after: { 900: 'shut' } },
        broken: { always: { guard: () => false, target: 'repaired' } },
        repaired: { type: 'final' },
      },
    },
    lamp: { initial: 'off', states: { off: { on: { lit: 'on' } }, on: {} } },
  },
});

const said = (...moves: RecordedMove[]) =>
  findingsOf(recordOf(moves), (chart) => (chart === 'door' ? door : null));

describe('a record beside its chart', () => {
  it('agrees whatever the guards said, with time and what follows at once', () => {
    expect(
      said(
        move('xstate.init', 'leaf.shut', 'lamp.off'),
        move('opened', 'leaf.shut', 'lamp.off'),
        move('opened', 'leaf.open', 'lamp.off'),
        move('xstate.after.900.door.leaf.open', 'leaf.shut', 'lamp.off'),
        move('kicked', 'leaf.repaired', 'lamp.off'),
        move('opened', 'leaf.repaired', 'lamp.off'),
        move('xstate.stop', 'leaf.repaired', 'lamp.off'),
      ),
    ).toEqual(['begins', 'agrees', 'agrees', 'agrees', 'agrees', 'ignored', 'agrees']);
  });

  it('disagrees where the chart would not hear, not come there, or has no such state', () => {
    const begins = move('xstate.init', 'leaf.shut', 'lamp.off');
    const second = (one: RecordedMove) => said(begins, one)[1];
    expect(second(move('shut', 'leaf.open', 'lamp.off'))).toBe('notHeard');
    expect(second(move('opened', 'leaf.broken', 'lamp.off'))).toBe('notReached');
    expect(second(move('opened', 'leaf.open', 'lamp.on'))).toBe('notReached');
    expect(second(move('opened', 'leaf.ajar', 'lamp.off'))).toBe('noState');
    expect(second(move('opened', 'leaf.open'))).toBe('noState');
    expect(second({ ...begins, chart: 'window' })).toBe('noChart');
    expect(second(move('xstate.stop', 'leaf.open', 'lamp.off'))).toBe('notReached');
  });

  it('takes two runs of a chart for two, and goes on after what it cannot follow', () => {
    const other = { ...move('xstate.init', 'leaf.open', 'lamp.off'), run: 2 };
    expect(
      said(
        move('xstate.init', 'leaf.shut', 'lamp.off'),
        other,
        { ...other, event: 'shut', states: ['leaf.shut', 'lamp.off'] },
        move('opened', 'leaf.broken', 'lamp.off'),
        move('lit', 'leaf.broken', 'lamp.on'),
      ),
    ).toEqual(['begins', 'begins', 'agrees', 'notReached', 'agrees']);
  });
});

/** What the recorder would have kept of every path that QA runs. */
function movesOf(chart: string, graph: ReturnType<typeof explored>): readonly RecordedMove[] {
  return plan(graph, transitionGoals()).paths.flatMap((path, run) =>
    replay(graph, path).map(({ stimulus, state }) => ({
      ...{ at: 0, chart, run: run + 1, times: 1 },
      event: stimulus.kind === 'start' ? 'xstate.init' : stimulus.event.type,
      states: [...stateNames(state.snapshot.value)],
    })),
  );
}

const recorded = library.flatMap(({ id, machine, catalogue }) =>
  catalogue === null ? [] : [{ id, machine, catalogue }],
);

it.each(recorded)('finds nothing wrong with what $id really does', ({ id, machine, catalogue }) => {
  const known: AnyCatalogue = catalogue;
  const moves = movesOf(id, explored(machine, known));
  for (const { states } of moves) {
    expect(stateNames(stateOf(machine, states)), states.join(' ')).toEqual(states);
  }
  const findings = findingsOf(recordOf(moves), () => machine);
  const wrong = findings.flatMap((finding, index) =>
    disagreements.includes(finding) ? [{ finding, ...moves[index], before: moves[index - 1] }] : [],
  );
  expect(wrong).toEqual([]);
});

it.each([
  // Any stage can follow an answer, and records hold no answers.
  ['homeworkAssignment', 0.4],
  ['accountUpgrade', 0.8],
  ['studentRows', 0.6],
  ['grading', 0.8],
  ['draft', 0.7],
])('of the states to which %s cannot have come it notices a share of more than %d', (id, share) => {
  const chart = recorded.find((one) => one.id === id);
  if (chart === undefined) throw new Error(`there is no chart ${id}`);
  const moves = movesOf(id, explored(chart.machine, chart.catalogue));
  const wrong = moves.slice(1).flatMap((move, index) => {
    const [before, other] = [moves[index], moves[(index * 7) % moves.length]];
    if (before?.run !== move.run || other === undefined) return [];
    if (other.states.join() === move.states.join()) return [];
    return [recordOf([before, { ...move, states: other.states }])];
  });
  const noticed = wrong.filter((record) =>
    disagreements.includes(findingsOf(record, () => chart.machine)[1] ?? 'agrees'),
  );
  expect(wrong.length).toBeGreaterThan(5);
  expect(noticed.length / wrong.length).toBeGreaterThan(share);
});

describe('playing a record', () => {
  const whole = recordOf([
    ...[{ ...move('xstate.init', 'editing'), chart: 'headquartersFeedback' }],
    { ...move('submit.requested', 'submitting'), chart: 'headquartersFeedback' },
    { ...move('draft.opened', 'submitted'), chart: 'headquartersFeedback' },
  ]);
  const fileOf = (content: unknown) => new Blob([JSON.stringify(content)]);

  async function open(content: unknown) {
    const actor = createActor(recordPlay.provide({ actors: { open: opening } })).start();
    actor.send({ type: 'file.chosen', file: fileOf(content) });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    const snapshot = () => actor.getSnapshot();
    return { actor, snapshot, position: () => selectPosition(snapshot()) };
  }

  it('opens a file, goes through it, and jumps to where record and chart disagree', async () => {
    const { actor, snapshot, position } = await open(whole);
    expect(selectJudged(snapshot())?.findings).toEqual(['begins', 'agrees', 'notHeard']);
    actor.send({ type: 'disagreement.requested' });
    expect(position()).toBe(2);
    actor.send({ type: 'disagreement.requested' });
    expect(position()).toBe(2);
    actor.send({ type: 'move.chosen', position: 1 });
    actor.send({ type: 'move.chosen', position: 3 });
    expect(position()).toBe(1);
  });

  it('lets states and the transition stand out in the drawing of their chart only', () => {
    const chart = chartById('headquartersFeedback');
    const other = chartById('draft');
    if (chart === null || other === null) throw new Error('there is no such chart');
    expect(highlightAt(whole, 1, chart)).toEqual({
      states: ['headquartersFeedback.submitting'],
      transitions: ['headquartersFeedback.editing|submit.requested|2'],
    });
    expect(highlightAt(whole, 0, chart)?.transitions).toEqual([]);
    expect(highlightAt(whole, 1, other)).toBeNull();
  });

  it.each([
    ['no record', { moves: 'many' }],
    ['one with data in it', { ...whole, user: 'Lin' }],
  ])(
    'says of a file with %s that it cannot be read, and takes the next one',
    async (_, content) => {
      const { actor, snapshot } = await open(content);
      expect([snapshot().value, selectJudged(snapshot())]).toEqual(['unreadable', null]);
      actor.send({ type: 'file.chosen', file: fileOf(whole) });
      await waitFor(actor, (now) => now.matches('opened'));
      expect(selectJudged(snapshot())?.record).toEqual(whole);
    },
  );
});
