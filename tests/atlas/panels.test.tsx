// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import en from '../../locales/en/atlas.json';
import { dictionaries } from '../../src/atlas/dictionaries';
import { chartById } from '../../src/atlas/library';
import { LivePanel } from '../../src/atlas/live/LivePanel';
import { watch } from '../../src/atlas/live/watch';
import { contents } from '../../src/atlas/model/address';
import { namesOf } from '../../src/atlas/model/names';
import type { PanelProps } from '../../src/atlas/panels';
import { playPanel as PlayPanel } from '../../src/atlas/play/panel';
import { opening } from '../../src/atlas/record/opening';
import { RecordPanel } from '../../src/atlas/record/RecordPanel';
import { recordPlay } from '../../src/atlas/record/recordPlay';
import { sampleRecord } from '../../src/machines/feedback/recordOffer.paths';
import { screenFaults } from '../ui/gallery';
import { languages, showView } from '../ui/showView';

const onHighlight = vi.fn();
afterEach(() => {
  cleanup();
  onHighlight.mockClear();
});

/** What a panel beside the drawing of a chart gets. */
function beside(id: string, language: 'zh' | 'en'): PanelProps {
  const chart = chartById(id);
  if (chart === null) throw new Error(`there is no chart ${id}`);
  const { machine, catalogue, diagram } = chart;
  const dictionary = dictionaries[language];
  const names = namesOf(id, dictionary);
  const nothing = { states: [], transitions: [] };
  const plain = { looks: new Map(), marks: new Map() };
  const drawn = {
    machine,
    catalogue,
    diagram,
    proof: null,
    address: contents,
    placed: null,
    ...plain,
    names,
    dictionary,
    language,
  };
  return { ...drawn, focus: null, onFocus: vi.fn(), highlight: nothing, onHighlight };
}

const report = (chart: string, run: number, state: string) => ({
  ...{ type: 'chart.moved' as const, portal: 'one', chart, run, state, event: null },
  isActive: true,
});

async function recordOf(content: string) {
  const actor = createActor(recordPlay.provide({ actors: { open: opening } })).start();
  actor.send({ type: 'file.chosen', file: new Blob([content]) });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return actor;
}

describe.each(languages)('the panels can be used and read, in %s', (language) => {
  const look = async (panel: React.ReactElement) => {
    showView(panel, language);
    const faults = await screenFaults();
    // Payloads are shown as they are, and look like words that are missing.
    expect(faults.filter((fault) => !fault.startsWith('it shows'))).toEqual([]);
  };

  it.each(['headquartersFeedback', 'homeworkAssignment'])('playing %s', (chart) =>
    look(<PlayPanel {...beside(chart, language)} />),
  );

  it('a portal that is silent, elsewhere, or followed', async () => {
    const actor = createActor(watch).start();
    await look(<LivePanel actor={actor} {...beside('draft', language)} />);
    cleanup();
    actor.send(report('toasts', 1, 'none'));
    await look(<LivePanel actor={actor} {...beside('draft', language)} />);
    cleanup();
    for (const run of [1, 2]) actor.send(report('draft', run, 'removing'));
    await look(<LivePanel actor={actor} {...beside('draft', language)} />);
  });

  it('a record that is not there, being read, unreadable, or open', async () => {
    const wrong = { ...sampleRecord, moves: [{ ...sampleRecord.moves[0], chart: 'gone' }] };
    const reading = createActor(
      recordPlay.provide({ actors: { open: fromPromise(() => new Promise(() => undefined)) } }),
    ).start();
    reading.send({ type: 'file.chosen', file: new Blob([]) });
    for (const actor of [
      createActor(recordPlay).start(),
      reading,
      await recordOf('no record'),
      await recordOf(JSON.stringify(sampleRecord)),
      await recordOf(JSON.stringify(wrong)),
    ]) {
      await look(<RecordPanel actor={actor} {...beside('draft', language)} />);
      cleanup();
    }
  });
});

it('playing lets the states and what was taken stand out in the drawing, step by step', () => {
  showView(<PlayPanel {...beside('recordOffer', 'en')} />);
  expect(onHighlight).toHaveBeenLastCalledWith({
    states: ['recordOffer.reading'],
    transitions: [],
  });
  const [first] = screen.getAllByRole('button', {
    name: en.play.doCase.replace('{{number}}', '1'),
  });
  if (first === undefined) throw new Error('nothing can be done');
  // What an answer holds is shown by its beginning, and can be opened to be read whole.
  const [payload] = screen.getAllByText(/"moves":/);
  expect(payload?.textContent).toMatch(/\}$/);
  expect(payload?.closest('details')?.open).toBe(false);
  fireEvent.click(first);
  expect(onHighlight).toHaveBeenLastCalledWith({
    states: expect.arrayContaining(['recordOffer.offered.choice.left']),
    transitions: ['recordOffer.reading|xstate.done.actor.readRecord|0'],
  });
  fireEvent.click(screen.getByRole('button', { name: en.play.back }));
  expect(onHighlight).toHaveBeenLastCalledWith({
    states: ['recordOffer.reading'],
    transitions: [],
  });
});
