import Elk from 'elkjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { dictionaries } from '../../src/atlas/dictionaries';
import { ChartDrawing } from '../../src/atlas/drawing/ChartDrawing';
import { lookOfAll, type Look, type Looks } from '../../src/atlas/drawing/looks';
import { filePalette, screenPalette, type Palette } from '../../src/atlas/drawing/palette';
import { arrowHead, pathThrough } from '../../src/atlas/drawing/ways';
import { handlesOf } from '../../src/atlas/layout/handles';
import { layOut } from '../../src/atlas/layout/layOut';
import { sheetsOf } from '../../src/atlas/layout/sheets';
import { diagramOf } from '../../src/atlas/model/diagram';
import { namesOf } from '../../src/atlas/model/names';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { tags: 'empty', on: { PRESS: { target: 'on', meta: { spec: 'LMP-01' } }, WIPE: {} } },
    on: { initial: 'warm', states: { warm: {}, gone: { type: 'final' } }, on: { DROP: '.gone' } },
  },
});
const placed = await layOut(diagramOf(lamp), namesOf('lamp', dictionaries.en), new Elk());

const drawn = (looks: Looks = new Map(), palette: Palette = filePalette) =>
  renderToStaticMarkup(
    <ChartDrawing placed={placed} palette={palette} looks={looks} label="Lamp" />,
  );

describe('the drawing of a chart', () => {
  it('is a picture with a name, of every state and transition, wherever it is made', () => {
    const svg = drawn();
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="Lamp"/);
    for (const text of ['lamp', 'off', 'on', 'warm', 'gone', 'PRESS', 'WIPE', 'DROP', 'LMP-01']) {
      expect(svg).toContain(`>${text} </text>`);
    }
    expect(svg).not.toContain('tabindex');
  });

  it('has its colours in itself for a file, and those of the theme on a page', () => {
    expect(drawn()).not.toContain('var(');
    expect(drawn(new Map(), screenPalette)).toContain('var(--chakra-colors-fg)');
  });

  it.each([
    'current',
    'passed',
    'covered',
    'missed',
    'added',
    'removed',
    'changed',
    'dimmed',
  ] as const)('shows what is %s otherwise than the rest', (look) => {
    expect(drawn(new Map([['lamp.off|PRESS|0', look]]))).not.toBe(drawn());
  });

  it('draws what is missed or gone with broken lines', () => {
    for (const look of ['missed', 'removed'] as const) {
      expect(drawn(new Map([['lamp.off|PRESS|0', look]]))).toContain('stroke-dasharray');
    }
    expect(drawn()).not.toContain('stroke-dasharray');
  });

  it('offers each state and transition as a control with a name, one of them a stop', () => {
    const svg = renderToStaticMarkup(
      <ChartDrawing
        placed={placed}
        palette={screenPalette}
        looks={new Map()}
        label="Lamp"
        handles={(id) => ({
          label: `see ${id}`,
          isStop: id === 'lamp',
          isSelected: id === 'lamp.on',
        })}
      />,
    );
    expect(svg.match(/role="button"/g)).toHaveLength(8);
    expect(svg.match(/tabindex="0"/g)).toHaveLength(1);
    expect(svg).toMatch(/data-id="lamp\.on"[^>]*aria-pressed="true"/);
    expect(svg).toContain('aria-label="see lamp.off|PRESS|0"');
  });

  it('calls a control as it reads, also where that takes several lines, and says where it leads', async () => {
    const [state, event] = [
      'Off until somebody comes home in the evening',
      '\u6309\u4e00\u4e0b\u5f00\u5173'.repeat(4),
    ];
    const dictionary = { ...dictionaries.en, state: { off: state }, event: { PRESS: event } };
    const names = namesOf('lamp', dictionary);
    const written = await layOut(diagramOf(lamp), names, new Elk());
    const lines = written.states.map(({ lines }) => lines.length);
    expect(Math.max(...lines)).toBeGreaterThan(2);
    const handles = handlesOf(written, names);
    expect(handles.get('lamp.off')).toBe(`${state} off`);
    expect(handles.get('lamp.off|PRESS|0')).toBe(`${event} LMP-01: ${state} \u2192 on`);
  });
});

describe('a line that transitions share', () => {
  it('looks as the one that matters most, and is dimmed only if all are', () => {
    const looks: Looks = new Map<string, Look>([
      ['a', 'dimmed'],
      ['b', 'missed'],
      ['c', 'current'],
    ]);
    expect(lookOfAll(['a', 'b', 'c'], looks)).toBe('current');
    expect(lookOfAll(['a', 'b'], looks)).toBe('missed');
    expect(lookOfAll(['a'], looks)).toBe('dimmed');
    expect(lookOfAll(['a', 'unknown'], looks)).toBeUndefined();
  });

  it('has round corners, no larger than the way to them, and an arrow along its end', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 4, y: 20 },
    ];
    expect(pathThrough(points)).toBe('M0 0L0 14Q0 20 2 20L4 20');
    expect(arrowHead(points, 2)).toBe('M4 20L2 21L2 19Z');
    expect(arrowHead([{ x: 1, y: 1 }])).toBe('');
  });
});

describe('a drawing on paper', () => {
  it('is on one sheet where it can be read on it', () => {
    expect(sheetsOf({ width: 400, height: 300 })).toMatchObject([{ scale: 1, width: 400 }]);
    expect(sheetsOf({ width: 1000, height: 700 })).toMatchObject([{ scale: 0.686, height: 700 }]);
  });

  it('is on several else, which overlap and leave nothing out', () => {
    const sheets = sheetsOf({ width: 1500, height: 2800 });
    expect(sheets.map(({ row, column }) => `${row}.${column}`)).toEqual([
      '1.1',
      '1.2',
      '2.1',
      '2.2',
      '3.1',
      '3.2',
    ]);
    const [first, second] = sheets;
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBe((second?.x ?? 0) + 48);
    const last = sheets.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1500);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(2800);
  });
});
