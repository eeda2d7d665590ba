import Elk from 'elkjs';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { dictionaries } from '../../src/atlas/dictionaries';
import { layOut } from '../../src/atlas/layout/layOut';
import { overlapsIn } from '../../src/atlas/layout/overlaps';
import type { Placed } from '../../src/atlas/layout/placed';
import { textWidth, wrapped } from '../../src/atlas/layout/textWidth';
import { library } from '../../src/atlas/library';
import { diagramOf, statesWithin, type Diagram } from '../../src/atlas/model/diagram';
import { namesOf } from '../../src/atlas/model/names';
import { largeChart } from './largeChart';

const elk = new Elk();

const placed = (diagram: Diagram, language: 'zh' | 'en') =>
  layOut(diagram, namesOf(diagram.chart, dictionaries[language]), elk);

/** States that lie outside the state around them. */
function strays({ states }: Placed): string[] {
  const boxes = new Map(states.map((one) => [one.state.id, one]));
  return states.flatMap((one) => {
    const around = one.parent === null ? undefined : boxes.get(one.parent);
    if (around === undefined) return [];
    const isInside =
      one.x >= around.x &&
      one.y >= around.y + around.headHeight &&
      one.x + one.width <= around.x + around.width &&
      one.y + one.height <= around.y + around.height;
    return isInside ? [] : [one.state.id];
  });
}

describe('the layout of a chart', () => {
  it.each(library.map((chart) => [chart.id, chart] as const))(
    '%s: all has a place in both languages, and no words cover others or a state',
    async (_, { diagram }) => {
      for (const language of ['zh', 'en'] as const) {
        const drawn = await placed(diagram, language);
        expect(overlapsIn(drawn)).toEqual([]);
        expect(strays(drawn)).toEqual([]);
        expect(drawn.states).toHaveLength(statesWithin(diagram.root).length);
        expect(drawn.transitions).toHaveLength(diagram.transitions.length);
        const led = new Set(drawn.ways.flatMap(({ transitions }) => transitions));
        const leading = diagram.transitions.filter(({ targets }) => targets.length > 0);
        expect(leading.filter(({ id }) => !led.has(id))).toEqual([]);
      }
    },
  );

  it('has a place for 800 transitions', async () => {
    const drawn = await placed(diagramOf(largeChart()), 'en');
    expect(drawn.transitions).toHaveLength(800);
    expect(overlapsIn(drawn)).toEqual([]);
  });

  it('lets transitions that lead the same way share a line', async () => {
    const chart = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { X: 'b', Y: 'b', Z: 'c' } }, b: {}, c: {} },
    });
    const { ways } = await placed(diagramOf(chart), 'en');
    expect(ways.map(({ transitions }) => transitions)).toEqual([
      ['m.a|X|0', 'm.a|Y|0'],
      ['m.a|Z|0'],
    ]);
  });

  it('names what covers what', async () => {
    const chart = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { X: 'b' } }, b: {} },
    });
    const drawn = await placed(diagramOf(chart), 'en');
    const [state] = drawn.states.filter(({ state: { id } }) => id === 'm.b');
    const moved = drawn.transitions.map((one) => ({ ...one, label: { ...one.label, ...state } }));
    expect(overlapsIn({ ...drawn, transitions: moved })).toEqual(['m.a|X|0 covers the state m.b']);
  });
});

describe('the width of a text', () => {
  it('takes a Chinese character as square', () => {
    expect(textWidth('\u4f5c\u4e1a', 12)).toBe(24);
  });

  it('breaks between words, and between Chinese characters but not before their marks', () => {
    expect(wrapped('one two three', 10, 50)).toEqual(['one two ', 'three']);
    expect(wrapped('\u4f5c\u4e1a\u3002\u4f5c', 10, 20)).toEqual([
      '\u4f5c',
      '\u4e1a\u3002',
      '\u4f5c',
    ]);
  });
});
