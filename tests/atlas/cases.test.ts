import { beforeAll, describe, expect, it } from 'vitest';
import { library } from '../../src/atlas/library';
import { casesFile, caseTools, inTwo } from '../../src/atlas/cases/files';
import { places } from '../../src/atlas/cases/places';
import { servedCharts } from '../../src/atlas/cases/servedCharts';
import { plannedCases } from '../../src/atlas/cases/plan';
import { testCase, type TestCase } from '../../src/atlas/cases/testCase';
import { voiceOf } from '../../src/atlas/cases/voice';
import { transitionsOf } from '../../src/paths';
import { adapters } from '../browser/paths/adapters';
import { withoutScreen } from '../browser/paths/withoutScreen';
import { wordsIn } from '../browser/words';
import { readTable } from '../machines/transitions';
import { parseCsv } from '../paths/csv';
import { explored } from '../paths/explored';
import { controlsOf } from './cases/controlsOf';

const settling = library.flatMap(({ catalogue, ...chart }) => {
  const settles = transitionsOf(chart.machine).some(({ spec }) => spec.length > 0);
  return catalogue === null || !settles
    ? []
    : [{ ...chart, planned: plannedCases(explored(chart.machine, catalogue)) }];
});

const casesIn = (language: 'zh' | 'en') =>
  settling.flatMap(({ planned, ...chart }) => {
    const voice = voiceOf(chart.id, language, wordsIn(language));
    return planned.map((one) => testCase(one, chart, voice));
  });
const ids = readTable().map(({ id }) => id);

it('the controls are those that the screen adapters press; renew with -u', async () => {
  const server: readonly string[] = withoutScreen['the life of something on the server'];
  const controls = settling.flatMap(({ id, planned }) => {
    const adapter = adapters.find(({ chart }) => chart.id === id);
    expect(adapter === undefined).toBe(server.includes(id));
    return adapter === undefined ? [] : [[id, controlsOf(adapter, planned)] as const];
  });
  const text = `${JSON.stringify(Object.fromEntries(controls), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../src/atlas/cases/controls.json');
});

describe('test cases for people', () => {
  let chinese: TestCase[] = [];
  let english: TestCase[] = [];
  beforeAll(() => {
    [chinese, english] = [casesIn('zh'), casesIn('en')];
  });

  it('each requirement of the table has exactly one case, of at most 15 steps', () => {
    expect(english.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(english.filter(({ steps }) => steps.length > 15)).toEqual([]);
    expect(english.filter(({ before }) => !before.includes('Log in as'))).toEqual([]);
    expect(Object.keys(places).sort()).toEqual(settling.map(({ id }) => id).sort());
  });

  it('a case ends with what the requirement asks for, in words of the language', () => {
    for (const { id, title, steps } of [...english, ...chinese]) {
      expect(steps.at(-1)?.expected).toContain(`${id} ${title}`);
    }
    expect(english.filter((one) => /[一-鿿]/.test(one.title + one.before))).toEqual([]);
  });

  it.each(caseTools)('what %s imports is read back as one case a title, a row a step', (tool) => {
    for (const cases of [english, chinese, inTwo(chinese, english)]) {
      const [head = [], ...rows] = parseCsv(casesFile(tool, cases));
      const column = (name: string) => head.indexOf(name);
      const title = column(tool === 'xray' ? 'Summary' : 'Title');
      const begun = rows.filter((row) => row[title] !== '');
      expect(begun).toHaveLength(ids.length);
      expect(rows).toHaveLength(cases.flatMap(({ steps }) => steps).length);
      expect(begun.filter((row) => (row[title] ?? '').length > 250)).toEqual([]);
      expect([...new Set(rows.map(({ length }) => length))]).toEqual([head.length]);
      const named = begun.map((row) => row[column(tool === 'xray' ? 'Test ID' : 'References')]);
      expect(named).toEqual(cases.map(({ id }) => id));
    }
  });

  it('a step in what the server runs names its control, or who does it', () => {
    const actionsOf = (id: string) =>
      english.find((one) => one.id === id)?.steps.map(({ action }) => action.split('\n').at(-1));
    expect(actionsOf('LST-01')?.at(-1)).toBe('Choose “Pin” in the menu');
    expect(actionsOf('COI-07')?.slice(1)).toEqual(['Press “Freeze”', 'Press “Unfreeze”']);
    expect(actionsOf('FHL-05')?.at(-1)).toMatch(/^The student does this/);
    for (const [chart, all] of Object.entries(servedCharts)) {
      const events = library
        .find(({ id }) => id === chart)
        ?.diagram.transitions.map(({ event }) => event);
      expect(Object.keys(all).filter((event) => events?.includes(event) !== true)).toEqual([]);
      for (const control of Object.values(all)) {
        if (typeof control === 'string') continue;
        const [key = '', count] = control.name.split('#');
        for (const language of ['zh', 'en'] as const) {
          const say = wordsIn(language);
          expect(say(key, count === undefined ? {} : { count: Number(count) })).not.toBe(key);
        }
      }
    }
  });

  it('a draft is written before it is restored', () => {
    const restoring = [...english, ...chinese].flatMap(({ steps }) =>
      steps.filter(({ action }) => /“(?:Restore|恢复)”/.test(action)),
    );
    expect(restoring.length).toBeGreaterThan(0);
    expect(
      restoring.filter(({ action, data }) => !/reload|刷新/.test(action) || data === ''),
    ).toEqual([]);
  });

  it('data are in words: nothing is nothing, and a state has its name', () => {
    const data = english.flatMap(({ steps }) => steps.map((step) => step.data)).join('\n');
    expect(data).toContain('next level: none');
    expect(data).toContain('mode: on by headquarters');
    expect(data).not.toMatch(/settles no requirement|onByHeadquarters|levelEnd/);
  });

  it('a case names the account, the screen, the control, the message', () => {
    const failed = english.find(({ id }) => id === 'WAK-09');
    expect(failed?.before).toMatch(/zhou .*\/home\?subject_id=1: “Account security”/);
    expect(failed?.steps.map(({ action }) => action.split('\n').at(-1))).toContain(
      `Press “${wordsIn('en')('account:wakeUp.verb')}”`,
    );
    expect(failed?.steps.at(-1)?.expected).toContain('Message: “');
  });
});
