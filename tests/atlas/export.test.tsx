// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import Elk from 'elkjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise, waitFor } from 'xstate';
import en from '../../locales/en/atlas.json';
import { dictionaries } from '../../src/atlas/dictionaries';
import type { Look } from '../../src/atlas/drawing/looks';
import type { Mark } from '../../src/atlas/drawing/marks';
import { filePalette } from '../../src/atlas/drawing/palette';
import { ExportPanel } from '../../src/atlas/export/ExportPanel';
import { exportedName, exportFormats } from '../../src/atlas/export/exportFormats';
import { exporting, type ExportSource, type ExportWish } from '../../src/atlas/export/exporting';
import { handingOver } from '../../src/atlas/export/handingOver';
import { pdfOf } from '../../src/atlas/export/pdf';
import { rasterFor } from '../../src/atlas/export/raster';
import { svgOf } from '../../src/atlas/export/svgOf';
import { formats } from '../../src/atlas/formats';
import { layOut } from '../../src/atlas/layout/layOut';
import { contents } from '../../src/atlas/model/address';
import { diagramOf } from '../../src/atlas/model/diagram';
import { namesOf } from '../../src/atlas/model/names';
import type { PanelProps } from '../../src/atlas/panels';
import { findingsOf, proven } from '../machines/proof';
import { screenFaults } from '../ui/gallery';
import { languages, showView } from '../ui/showView';

type Order = ExportWish & ExportSource;

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'PRESS <&>': 'on' } }, on: { tags: 'done' } },
});
const diagram = diagramOf(machine);
const names = namesOf('lamp', dictionaries.en);
const placed = await layOut(diagram, names, new Elk());
const nothing = { looks: new Map<string, Look>(), marks: new Map<string, Mark>() };
const drawing = { placed, title: 'Lamp <&>', ...nothing };

function beside(language: 'zh' | 'en', props: Partial<PanelProps> = {}): PanelProps {
  const [onFocus, onHighlight] = [vi.fn(), vi.fn()];
  const dictionary = dictionaries[language];
  const plain = {
    machine,
    catalogue: null,
    diagram,
    proof: null,
    address: contents,
    placed,
    ...nothing,
  };
  const highlight = { states: [], transitions: [] };
  const named = { names, dictionary, language };
  return { ...plain, ...named, focus: null, onFocus, highlight, onHighlight, ...props };
}

const wish = (format: ExportWish['format'], use: ExportWish['use'] = 'save') => ({
  ...{ type: 'export.requested' as const, wish: { format, use } },
  source: { machine, drawing },
});

const begin = (handOver = handingOver) =>
  createActor(exporting.provide({ actors: { handOver } })).start();
const refusing = fromPromise<null, Order>(() => Promise.reject(new Error('no')));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the chart of the export takes every transition, and paths notice every mistake', () => {
  const source = { machine: null, drawing: null };
  const requested = [
    { wish: { format: 'png', use: 'save' }, source },
    { wish: { format: 'json', use: 'copy' }, source },
  ];
  const outcomes = { handOver: { done: [null], error: [new Error('too large')] } };
  const events = { 'export.requested': requested, 'marks.toggled': [{}] };
  expect(findingsOf(exporting, { events, outcomes })).toEqual(proven);
});

it('every format has a name for its file of its own', () => {
  expect(exportFormats.map((format) => exportedName('grading', format))).toEqual([
    'grading.svg',
    'grading.png',
    'grading.pdf',
    'grading.mmd',
    'grading.scxml',
    'grading.json',
  ]);
});

describe('the file as SVG', () => {
  it('is well-formed, and needs nothing else: colours and fonts in itself, white behind', () => {
    const text = svgOf(drawing);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns="http/);
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.documentElement.getAttribute('viewBox')).toBe(
      `0 0 ${String(placed.width)} ${String(placed.height)}`,
    );
    expect(read.querySelector('title')?.textContent).toBe('Lamp <&>');
    expect(read.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff');
    expect([...read.querySelectorAll('text')].map((one) => one.textContent.trim())).toContain(
      'PRESS <&>',
    );
    const [shown] = read.querySelectorAll('text');
    expect(shown?.getAttribute('font-family')).toContain('sans-serif');
    expect(shown?.getAttribute('font-size')).toMatch(/^\d+px$/);
    expect(text).not.toMatch(/ style=|var\(|class=|href=|url\(|<script|data-id/);
  });
});

describe('the marks that are shown', () => {
  const shown = {
    looks: new Map<string, Look>([['lamp.on', 'added']]),
    marks: new Map<string, Mark>([
      ['lamp.on', { kind: 'added', look: 'added', number: 1, text: '+1' }],
    ]),
  };

  it('are in the file only where that is wanted', async () => {
    const made: string[] = [];
    const keep = fromPromise<null, Order>(({ input }) => {
      if (input.drawing !== null) made.push(svgOf(input.drawing));
      return Promise.resolve(null);
    });
    showView(<ExportPanel actor={begin(keep)} {...beside('en', shown)} />);
    const order = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Download SVG' }));
      await screen.findByText('Downloaded lamp.svg');
    };
    await order();
    fireEvent.click(screen.getByRole('checkbox', { name: en.export.marked }));
    await order();
    const [plain, marked] = made;
    expect(plain).toBe(svgOf({ ...drawing, title: names.chart }));
    expect(marked).toContain('>+1</text>');
    expect(marked).toContain(`stroke="${filePalette.good}" stroke-width="2.5"`);
    expect(marked).not.toMatch(/ style=|var\(/);
  });
});

describe('the size of a picture', () => {
  it('is twice that of the drawing', () => {
    expect(rasterFor({ width: 300.4, height: 200 })).toEqual({
      ...{ width: 600, height: 400, scale: 2, isBounded: false },
    });
  });

  it.each([
    ['long', 6_000, 100],
    ['tall', 100, 90_000],
    ['large', 5_000, 5_000],
  ])('is less for one that is %s, in the same proportion, and says so', (_, width, height) => {
    const raster = rasterFor({ width, height });
    expect(raster).toMatchObject({ isBounded: true });
    expect(Math.max(raster.width, raster.height)).toBeLessThanOrEqual(8_192);
    expect(raster.width * raster.height).toBeLessThanOrEqual(8_192 * 4_096);
    expect(raster.scale).toBeGreaterThan(Math.min(8_190 / Math.max(width, height), 1.1));
    expect(raster.width).toBe(Math.floor(width * raster.scale));
  });
});

describe('the file as PDF', () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0x0a, 0x80, 0xff, 0xd9]);
  const textOf = async (side: { width: number; height: number }) =>
    Buffer.from(await pdfOf({ bytes, width: 4_000, height: 3_000 }, side).arrayBuffer()).toString(
      'latin1',
    );

  it('has each object where its table says, and its table where its end says', async () => {
    const pdf = await textOf({ width: 2_000, height: 1_500 });
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(table)).toMatch(
      /^xref\n0 6\n0000000000 65535 f \n(\d{10} 00000 n \n){5}trailer/,
    );
    const starts = [...pdf.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
    expect(starts.map((start) => /^\d+ 0 obj\n/.exec(pdf.slice(start))?.[0])).toEqual([
      ...['1 0 obj\n', '2 0 obj\n', '3 0 obj\n', '4 0 obj\n', '5 0 obj\n'],
    ]);
  });

  it('holds the picture as it is, on a page as large as the drawing', async () => {
    const pdf = await textOf({ width: 2_000, height: 1_500 });
    expect(pdf).toMatch(/^%PDF-1\.4\n%[\x80-\xff]{4}\n/);
    expect(pdf).toContain('/MediaBox [0 0 1500 1125]');
    expect(pdf).toContain('/Width 4000 /Height 3000');
    const streams = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
    expect(streams.map(([, length, content]) => Number(length) - (content?.length ?? 0))).toEqual([
      0, 0,
    ]);
    expect(streams[0]?.[2]).toBe(Buffer.from(bytes).toString('latin1'));
    expect(streams[1]?.[2]).toBe('q 1500 0 0 1125 0 0 cm /Chart Do Q');
  });

  it('reduces a page that readers would not show', async () => {
    expect(await textOf({ width: 40_000, height: 10_000 })).toContain('/MediaBox [0 0 14400 3600]');
  });
});

describe('handing over', () => {
  it.each(['mermaid', 'scxml', 'json'] as const)('copies the chart as %s', async (format) => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const actor = begin();
    actor.send(wish(format, 'copy'));
    // Safari allows it only in one go with the click.
    expect(writeText).toHaveBeenCalledExactlyOnceWith(formats[format](machine));
    await waitFor(actor, (snapshot) => snapshot.matches('made'));
  });

  it('saves a file under its name', async () => {
    const links: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      links.push(this);
    });
    const actor = begin();
    actor.send(wish('svg'));
    await waitFor(actor, (snapshot) => snapshot.matches('made'));
    expect(links.map(({ download, protocol }) => [download, protocol])).toEqual([
      ['lamp.svg', 'blob:'],
    ]);
  });

  it.each(['svg', 'png', 'pdf'] as const)('cannot make %s without a drawing', async (format) => {
    const actor = begin();
    actor.send({ ...wish(format), source: { machine, drawing: null } });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.wish).toEqual({ format, use: 'save' });
  });
});

describe('the panel', () => {
  it('tells that copying failed, and what it did when it is tried again', async () => {
    vi.stubGlobal('navigator', {});
    const actor = begin();
    showView(<ExportPanel actor={actor} {...beside('en')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy Mermaid' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Mermaid could not be copied');
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    fireEvent.click(screen.getByRole('button', { name: en.export.retry }));
    expect(await screen.findByText('Mermaid is on the clipboard')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no file of a drawing that is not there, and no copy of a picture', () => {
    showView(<ExportPanel actor={begin()} {...beside('en', { placed: null })} />);
    const idle = screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-disabled') === 'true');
    expect(idle.map((button) => button.getAttribute('aria-label'))).toEqual([
      ...['Download SVG', 'Copy SVG', 'Download PNG', 'Download PDF'],
    ]);
    expect(screen.queryByRole('button', { name: /Copy P/ })).toBeNull();
  });

  it('says beforehand that a picture will be smaller than twice the drawing', () => {
    const large = { ...placed, width: 6_000 };
    showView(<ExportPanel actor={begin()} {...beside('en', { placed: large })} />);
    expect(screen.getByText(/at 1\.4 times its size/)).not.toBeNull();
  });

  it.each(languages)('can be used and read in each of its states, in %s', async (language) => {
    const stay = fromPromise<null, Order>(() => new Promise<null>(() => undefined));
    const [making, failed, made] = [
      begin(stay),
      begin(refusing),
      begin(fromPromise<null, Order>(() => Promise.resolve(null))),
    ];
    for (const actor of [making, failed, made]) actor.send(wish('pdf'));
    await waitFor(failed, (snapshot) => snapshot.matches('failed'));
    await waitFor(made, (snapshot) => snapshot.matches('made'));
    for (const actor of [begin(), making, failed, made]) {
      showView(<ExportPanel actor={actor} {...beside(language)} />, language);
      expect(await screenFaults()).toEqual([]);
      cleanup();
    }
  });
});
