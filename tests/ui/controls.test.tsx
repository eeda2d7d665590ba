// @vitest-environment happy-dom
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Actor, createActor, setup } from 'xstate';
import { controlsFile } from './controlsFile';
import { FileButton } from '../../src/ui/parts/FileButton';
import { Menu } from '../../src/ui/parts/Menu';
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

async function controlsOf(props: Omit<DoorProps, 'actor'> = {}) {
  const takeSent = recordSends();
  const actor = createActor(door).start();
  showView(<Door actor={actor} {...props} />);
  return { lines: await controlsOnPage(takeSent), state: actor.getSnapshot().value };
}

it('each control is used once, what comes with another one too, and no chart hears of it', async () => {
  expect(await controlsOf()).toEqual({
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
])('%s is seen', async (_, props, line) => {
  expect((await controlsOf(props)).lines[0]).toBe(line);
});

it('each item of a menu is chosen, and a file given', async () => {
  const takeSent = recordSends();
  const actor = createActor(door).start();
  const items = [
    { id: 'lock', label: 'Lock' },
    { id: 'oil', label: 'Oil', disabled: true },
    { id: 'paint', label: 'Paint' },
  ];
  showView(
    <main>
      <Menu
        label="Door"
        trigger={<button type="button">Actions</button>}
        items={items}
        onSelect={(by) => actor.send({ type: 'pushed', by })}
      />
      <FileButton
        verb="Add"
        icon={Plus}
        types={['image/png']}
        onFiles={([file]) => actor.send({ type: 'pushed', by: file?.name ?? '' })}
      />
    </main>,
  );
  expect(await controlsOnPage(takeSent)).toEqual([
    'button Actions',
    'button Actions › menuitem Lock → pushed {"by":"lock"}',
    'button Actions › menuitem Oil (off)',
    'button Actions › menuitem Paint → pushed {"by":"paint"}',
    'file Add → pushed {"by":"7.png"}',
    'button Add',
  ]);
});

it('no menu is tried behind a dialog, and the chart that hears a control is named', async () => {
  const takeSent = recordSends();
  const house = setup({ actors: { door } }).createMachine({
    invoke: { src: 'door', id: 'front' },
  });
  const { front } = createActor(house).start().getSnapshot().children;
  showView(
    <main>
      <Menu
        label="Door"
        trigger={<button type="button">Behind</button>}
        items={[{ id: 'lock', label: 'Lock' }]}
        onSelect={() => front?.send({ type: 'locked' })}
      />
      <div role="dialog" aria-modal="true">
        <button type="button" onClick={() => front?.send({ type: 'locked' })}>
          Lock
        </button>
      </div>
    </main>,
  );
  expect(await controlsOnPage(takeSent)).toEqual(['button Lock → front: locked']);
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
