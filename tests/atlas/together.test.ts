import Elk from 'elkjs';
import { describe, expect, it } from 'vitest';
import { isGone, ownId, together } from '../../src/atlas/compare/together';
import { dictionaries } from '../../src/atlas/dictionaries';
import { definitionOf } from '../../src/atlas/formats/definition';
import { layOut } from '../../src/atlas/layout/layOut';
import { overlapsIn } from '../../src/atlas/layout/overlaps';
import { diagramOf, statesWithin, type Diagram } from '../../src/atlas/model/diagram';
import { namesOf } from '../../src/atlas/model/names';
import { mutantsOf } from '../../src/paths';
import { accountWakeUp } from '../../src/machines/account/accountWakeUp';
import { branches, parcel, parcelSetup, travelling, waiting } from './compare/parcel';

const idsIn = ({ root, transitions }: Diagram) =>
  [...statesWithin(root), ...transitions].map(({ id }) => id);

/** The sea is gone with its way to the land, a ship is new, and what is late is found, not lost. */
const later = parcel({
  waiting: {
    ...waiting,
    on: { ...waiting.on, 'parcel.sent': [branches[0], { ...branches[1], target: 'found' }] },
  },
  travelling: {
    ...travelling,
    initial: 'ship',
    states: { ship: { on: { 'parcel.weighed': { actions: 'count' } } } },
  },
  found: {},
});
const two = together(definitionOf(parcel()), definitionOf(later));
const marked = (drawn: Diagram) =>
  idsIn(drawn).flatMap((id) => {
    const mark = two.marks.get(id);
    return mark === undefined ? [] : [`${id} ${mark.kind} ${mark.text}`];
  });

describe('two versions of a chart in one', () => {
  it('hold what the latter has, and in its place what is gone', () => {
    expect(idsIn(two.after)).toEqual(idsIn(diagramOf(later)));
    const added = idsIn(two.both).filter((id) => !idsIn(two.after).includes(id));
    expect(added).toEqual([
      'former:parcel.travelling.sea',
      'former:parcel.travelling.land',
      'former:parcel.travelling.sea|land.seen|0',
      'former:parcel.waiting|parcel.sent|1',
    ]);
    const around = statesWithin(two.both.root).find(({ id }) => id === 'parcel.travelling');
    expect(around?.states.map(({ path }) => path)).toEqual([
      'travelling.ship',
      'travelling.sea',
      'travelling.land',
    ]);
    expect(around?.initial).toBe('parcel.travelling.ship');
  });

  it('mark every change by its sign and number, wherever it is drawn', () => {
    expect(marked(two.before)).toEqual([
      'parcel.travelling changed ~1',
      'former:parcel.travelling.sea removed −4',
      'former:parcel.travelling.land removed −5',
      'parcel.waiting|parcel.sent|1 changed ~6',
      'former:parcel.travelling.sea|land.seen|0 removed −8',
    ]);
    expect(marked(two.after)).toEqual([
      'parcel.travelling changed ~1',
      'parcel.travelling.ship added +2',
      'parcel.found added +3',
      'parcel.waiting|parcel.sent|1 changed ~6',
      'parcel.travelling.ship|parcel.weighed|0 added +7',
    ]);
    // Where it led before is drawn too, with the number of the same change.
    expect(marked(two.both)).toContain('former:parcel.waiting|parcel.sent|1 removed ~6');
    expect(marked(two.both)).toHaveLength(two.changes.length + 1);
  });

  it('call what was renamed as it is called now, and say each by its own name', () => {
    const renamed = parcelSetup().createMachine({
      id: 'parcel',
      context: { count: 0 },
      initial: 'waiting',
      states: {
        waiting: {
          ...waiting,
          on: { ...waiting.on, 'parcel.sent': [{ ...branches[0], target: 'away' }, branches[1]] },
        },
        away: travelling,
        lost: { type: 'final' },
      },
    });
    const { before, both, idOf } = together(definitionOf(parcel()), definitionOf(renamed));
    expect(idsIn(both).filter(isGone)).toEqual([]);
    expect(idsIn(before).sort()).toEqual(idsIn(diagramOf(renamed)).sort());
    expect(idOf('parcel.travelling.sea')).toBe('parcel.away.sea');
    const [state] = statesWithin(before.root).filter(({ id }) => id === 'parcel.away');
    expect(state?.path).toBe('travelling');
    expect(ownId('former:parcel.lost')).toBe('parcel.lost');
  });

  it('keep the frame of a state that has nothing in it any more', () => {
    const plain = parcel({ travelling: { on: { 'parcel.dropped': 'lost' } } });
    const { both } = together(definitionOf(parcel()), definitionOf(plain));
    const frame = statesWithin(both.root).find(({ id }) => id === 'parcel.travelling');
    expect(frame).toMatchObject({ kind: 'compound', initial: 'former:parcel.travelling.sea' });
  });

  it.each(['zh', 'en'] as const)(
    'can be read where they are drawn as one, in %s',
    async (language) => {
      const elk = new Elk();
      const names = namesOf('accountWakeUp', dictionaries[language]);
      const all = mutantsOf(accountWakeUp).filter(({ mutation }) => mutation === 'retarget');
      expect(all.length).toBeGreaterThan(5);
      for (const mutant of all) {
        const { both } = together(definitionOf(accountWakeUp), definitionOf(mutant.build()));
        expect(idsIn(both).filter(isGone)).toHaveLength(1);
        expect(overlapsIn(await layOut(both, names, elk))).toEqual([]);
      }
    },
  );
});
