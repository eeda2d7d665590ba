// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import en from '../../locales/en/atlas.json';
import { ChangesPanel } from '../../src/atlas/changes/ChangesPanel';
import { differing } from '../../src/atlas/changes/differing';
import { atlas, selectAddress, selectDrawing } from '../../src/atlas/charts/atlas';
import type {
  AtlasFiles,
  ProofEvent,
  ProofWish,
  SearchTyped,
} from '../../src/atlas/charts/atlas.setup';
import { compareCharts, knownBehaviour } from '../../src/atlas/compare';
import { dictionaries } from '../../src/atlas/dictionaries';
import { definitionOf } from '../../src/atlas/formats/definition';
import { chartById, library } from '../../src/atlas/library';
import { changesTab, contents, type Address } from '../../src/atlas/model/address';
import type { KnownApproval } from '../../src/atlas/model/approval';
import { sequenceId, type ChartsComparison } from '../../src/atlas/model/comparison';
import { versionOf } from '../../src/atlas/model/grades';
import { namesOf } from '../../src/atlas/model/names';
import { ContentsPage } from '../../src/atlas/pages/ContentsPage';
import { mutantsOf } from '../../src/paths';
import { screenFaults } from '../ui/gallery';
import { languages, showView } from '../ui/showView';

const id = 'lessonLock';
const now = chartById(id);
const catalogue = now?.catalogue ?? null;
if (now === null || catalogue === null) throw new Error(`there is no chart ${id}`);
const { machine, diagram } = now;
const mutant = mutantsOf(machine).find(({ mutation }) => mutation === 'delete');
if (mutant === undefined) throw new Error('nothing can be wrong with the chart');
/** The chart without one of its transitions, as which it once was. */
const former = mutant.build();
const compared = compareCharts({ machine: former, catalogue }, { machine, catalogue });

const changed: ChartsComparison = {
  ...{ revision: 'v1.4', commit: 'abc1234', date: '2026-11-02T08:00:00Z' },
  versions: Object.fromEntries(library.map((one) => [one.id, versionOf(one.diagram)])),
  changed: [
    {
      chart: id,
      before: definitionOf(former),
      implementations: [{ kind: 'guard', name: 'isInOrder', transitions: [mutant.transition] }],
      behaviour: knownBehaviour(compared.behaviour),
    },
  ],
  added: ['coinAccount'],
  removed: [{ ...definitionOf(former), chart: 'formerLock' }],
};
const same: ChartsComparison = { ...changed, changed: [], added: [], removed: [] };

const signature = { by: 'Bo', at: '2026-11-20', why: 'as agreed', sum: 'a1b2c3' };
const approved = { ...signature, act: 'approved' as const };
const asSigned: KnownApproval = {
  ...{ standing: 'approved', signatures: [approved], transitions: [], steps: [] },
  ...{ before: [], after: [], since: null },
};
/** Bo approved the chart without one of its transitions; with it, Ann has only recorded it. */
const sinceApproved: KnownApproval = {
  ...asSigned,
  standing: 'recorded',
  signatures: [approved, { ...signature, act: 'recorded', by: 'Ann' }],
  since: {
    signature: approved,
    change: {
      ...{ chart: id, before: definitionOf(former), implementations: [] },
      behaviour: { kind: 'signed' },
    },
  },
};

const proofOf = (approval: KnownApproval) => ({
  ...{ chart: id, covered: [], unreachable: [], paths: [], fault: null, approval },
  ...{ cases: { zh: [], en: [] }, messages: { zh: {}, en: {} } },
});

async function open(
  comparison: ChartsComparison | null,
  address: Partial<Address> = {},
  language: 'zh' | 'en' = 'en',
  approval: KnownApproval | null = null,
) {
  const readFiles = fromPromise<AtlasFiles>(() =>
    Promise.resolve({ grades: {}, pictures: [], comparison }),
  );
  const prove = fromCallback<SearchTyped, ProofWish, ProofEvent>(({ sendBack }) => {
    if (approval !== null) sendBack({ type: 'chart.proven', proof: proofOf(approval), took: 40 });
  });
  const actor = createActor(atlas.provide({ actors: { prove, readFiles } }), {
    input: {
      address: { ...contents, chart: id, tab: changesTab, changes: 'both', ...address },
      language,
      charts: library.map((chart) => chart.id),
    },
  }).start();
  await waitFor(actor, ({ value }) => value.files !== 'reading');
  return actor;
}

async function look(
  comparison: ChartsComparison | null,
  address: Partial<Address> = {},
  language: 'zh' | 'en' = 'en',
  approval: KnownApproval | null = null,
) {
  const actor = await open(comparison, address, language, approval);
  const chart = chartById(address.chart ?? id)?.diagram ?? diagram;
  const names = namesOf(chart.chart, dictionaries[language]);
  const { focus } = selectAddress(actor.getSnapshot());
  const props = { actor, machine, diagram: chart, names, language, focus };
  showView(<ChangesPanel {...props} />, language);
  return actor;
}

describe.each(languages)('what has changed can be read and used, in %s', (language) => {
  const faults = async () => {
    // Ids are shown as they are, and look like words that are missing.
    const all = await screenFaults();
    return all.filter((fault) => !fault.startsWith('it shows'));
  };

  it.each<[string, ChartsComparison | null, Partial<Address>]>([
    ['a chart that has changed', changed, {}],
    ['the sequence that tells its versions apart', changed, { path: sequenceId, step: 1 }],
    ['one that is new', changed, { chart: 'coinAccount' }],
    ['one that is the same', same, {}],
    ['nothing is known yet', null, {}],
  ])('%s', async (_, comparison, address) => {
    await look(comparison, address, language);
    expect(await faults()).toEqual([]);
  });

  it.each<[string, KnownApproval]>([
    ['a chart that is as it was signed', asSigned],
    ['one that is other than it was approved', sinceApproved],
    ['one that nobody has signed', { ...asSigned, standing: 'missing', signatures: [] }],
  ])('%s', async (_, approval) => {
    await look(null, {}, language, approval);
    expect(await faults()).toEqual([]);
  });

  it('the contents', async () => {
    const actor = await open(changed, { chart: null, tab: null, changes: null }, language);
    showView(<ContentsPage actor={actor} />, language);
    expect(await faults()).toEqual([]);
  });
});

describe('the tab of the changes', () => {
  it('lists each change by its sign, and leads to it in the drawing', async () => {
    await look(changed, { focus: mutant.transition });
    const [item] = screen
      .getAllByRole('listitem')
      .filter((one) => one.textContent.includes(mutant.transition));
    if (item === undefined) throw new Error('the change is not listed');
    expect(item.textContent).toMatch(/^\+\d+ ?new/);
    const link = within(item).getByRole('link');
    expect(link.getAttribute('href')).toContain(encodeURIComponent(mutant.transition));
    expect(item.getAttribute('data-selected')).toBe('true');
  });

  it('lets the version in the drawing be chosen, and the address keeps it', async () => {
    const actor = await look(changed);
    const asked: string[] = [];
    actor.on('page.requested', ({ to }) => asked.push(to));
    fireEvent.click(screen.getByRole('radio', { name: en.changes.version.before }));
    expect(asked).toEqual([`/statecharts.html?chart=${id}&tab=changes&changes=before`]);
  });

  it('goes along the sequence, at whose end each version does something else', async () => {
    const actor = await look(changed, { path: sequenceId });
    const steps = screen.getAllByRole('listitem').map((one) => within(one).getByRole('button'));
    expect(steps[0]?.getAttribute('aria-current')).toBe('step');
    expect(steps.length).toBeGreaterThan(1);
    fireEvent.click(screen.getByRole('button', { name: en.paths.next }));
    expect(selectAddress(actor.getSnapshot()).step).toBe(1);
    fireEvent.click(steps.at(-1) ?? document.body);
    const terms = (await screen.findAllByRole('term')).map((one) => one.textContent);
    expect(terms).toEqual([en.changes.version.before, en.changes.version.after]);
  });

  it('says what is new, the same, not compared, or out of date', async () => {
    const says = async (comparison: ChartsComparison | null, chart = id) => {
      await look(comparison, { chart });
      const text = document.body.textContent;
      cleanup();
      return text;
    };
    expect(await says(changed, 'coinAccount')).toContain('This chart is new');
    expect(await says(same)).toContain('has not changed since v1.4');
    expect(await says(changed)).not.toContain(en.changes.outdated);
    expect(await says({ ...changed, versions: { [id]: 'other' } })).toContain(en.changes.outdated);
  });
});

describe('without a comparison that somebody has made', () => {
  it('a chart is compared with what was last approved of it, in the list and in the drawing', async () => {
    const actor = await look(null, {}, 'en', sinceApproved);
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Bo approved');
    const [item] = screen
      .getAllByRole('listitem')
      .filter((one) => one.textContent.includes(mutant.transition));
    expect(item?.textContent).toMatch(/^\+\d+ ?new/);
    const drawn = selectDrawing(actor.getSnapshot())?.getSnapshot().context.comparison;
    expect(drawn?.changed.map(({ chart }) => chart)).toEqual([id]);
  });

  it('one that is as it was approved says so, and still tells how others are compared', async () => {
    await look(null, {}, 'en', asSigned);
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('as Bo approved it');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(document.body.textContent).toContain('npm run charts -- --diff');
  });
});

it('the contents name the charts that have changed, are new, or are gone, with the way to each', async () => {
  const actor = await open(changed, { chart: null, tab: null, changes: null });
  showView(<ContentsPage actor={actor} />);
  const section = screen.getByRole('heading', { name: /since v1\.4/ }).parentElement;
  if (section === null) throw new Error('the changes stand nowhere');
  const links = within(section).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/statecharts.html?chart=${id}&tab=changes&changes=both`,
    '/statecharts.html?chart=coinAccount',
    '/statecharts.html?chart=formerLock',
  ]);
  expect(section.textContent).toContain('+1');
});

it('a long list says only where it differs', () => {
  expect(differing('a, b, c', 'a, c')).toEqual(['a, b, c', 'a, c']);
  expect(differing('a, b, c, d, e', 'a, b, x, d, e')).toEqual(['…, c, …', '…, x, …']);
  expect(differing('a, b, c, d', 'a, b, c, d, e')).toEqual(['…', '…, e']);
  expect(differing('', 'a, b, c, d')).toEqual(['', 'a, b, c, d']);
});
