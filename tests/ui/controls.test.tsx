// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Actor, createActor, setup } from 'xstate';
import { controlsFile } from './controlsFile';
import { controlsOnPage, recordSends } from './controls';
import { showView } from './showView';

const door = setup({
  types: { events: {} as { type: 'pushed'; by?: string } | { type: 'locked' } },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { pushed: 'open', locked: 'open' } }, open: {} },
});

interface DoorProps {
  readonly actor: Actor<typeof door>;
  readonly event?: 'pushed' | 'locked';
  readonly isDead?: boolean;
}

/** A door with a button, a field, a choice, a way and a menu. */
const Door = ({ actor, event = 'pushed', isDead = false }: DoorProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <button type="button" disabled={isDead} onClick={() => actor.send({ type: event })}>
        Push
      </button>
      <input
        type="text"
        aria-label="By"
        onChange={({ target: { value } }) => {
          actor.send({ type: 'pushed', by: value });
        }}
      />
      <select aria-label="Way" onChange={() => actor.send({ type: 'locked' })}>
        <option>in</option>
        <option>out</option>
      </select>
      <a href="/away">Away</a>
      <button
        type="button"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        More
      </button>
      {isOpen ? (
        <button type="button" onClick={() => actor.send({ type: 'locked' })}>
          Lock
        </button>
      ) : null}
    </main>
  );
};

function controlsOf(props: Omit<DoorProps, 'actor'> = {}) {
  const takeSent = recordSends();
  const actor = createActor(door).start();
  showView(<Door actor={actor} {...props} />);
  return { lines: controlsOnPage(takeSent), state: actor.getSnapshot().value };
}

it('each control is used once, what comes with another one too, and no chart hears of it', () => {
  expect(controlsOf()).toEqual({
    lines: [
      'button Push → pushed',
      'text By → pushed {"by":"7"}',
      'select Way → locked',
      'a Away → /away',
      'button More',
      'button Lock → locked',
    ],
    state: 'shut',
  });
});

it.each([
  ['another event', { event: 'locked' as const }, 'button Push → locked'],
  ['a dead button', { isDead: true }, 'button Push (off)'],
])('%s is seen', (_, props, line) => {
  expect(controlsOf(props).lines[0]).toBe(line);
});

it('a file says of each control in which looks it does what, those of a part apart', () => {
  const looks = new Map([
    ['"shut"', ['button Push → pushed', 'a Away → /away']],
    ['"stuck"', ['button Push (off)', 'a Away → /away']],
    ['"open"', ['a Away → /away']],
    ['"wet"', ['button Push → pushed', 'button Push → pushed']],
    ['"open" › bell "quiet"', ['a Away → /away']],
    ['"open" › bell "loud"', ['a Away → /away']],
  ]);
  expect(controlsFile(looks)).toBe(
    [
      ...['Looks', '1  "shut"', '2  "stuck"', '3  "open"', '4  "wet"'],
      ...['bell 1  "open" › bell "quiet"', 'bell 2  "open" › bell "loud"', ''],
      'Controls, what they send, and in which looks',
      'button Push → pushed  [1, 4]',
      'a Away → /away  [1-3; bell 1-2]',
      'button Push (off)  [2]',
      '',
    ].join('\n'),
  );
});
