import { expect, it } from 'vitest';
import { nothingFound } from '../../src/atlas/cases/caseRun';
import { outcomeOf, runReport } from '../../src/atlas/cases/runFile';
import {
  answerTo,
  remarksFile,
  remarksIn,
  together,
  type Remark,
} from '../../src/atlas/remarks/remark';

const remark: Remark = {
  ...{ id: '1', chart: 'lessonLock', about: null, text: 'Why?', by: 'Ann' },
  ...{ at: '2026-11-20', after: 1 },
};
const signature = (act: 'recorded' | 'approved', by: string) =>
  ({ act, at: '2026-11-21', by, why: 'as the table says', sum: 'abc123' }) as const;

it('a remark is answered by the signature after those that there were, and not by these', () => {
  const first = signature('recorded', 'Ann');
  expect(answerTo(remark, [first])).toBeNull();
  expect(answerTo(remark, [first, signature('approved', 'Bo')])?.by).toBe('Bo');
});

it('remarks come back from their file, each once; another file is refused', () => {
  expect(remarksIn(remarksFile([remark]))).toEqual([remark]);
  expect(together([remark], [remark, { ...remark, id: '2' }]).map(({ id }) => id)).toEqual([
    ...['1', '2'],
  ]);
  expect(() => remarksIn('{"format":"manualRun"}')).toThrow();
});

it('a run fails by one step, and passes by all', () => {
  const step = { action: 'Log in', data: '', expected: 'Home' };
  const testCase = { id: 'A-01', title: '', section: [], before: '', steps: [step, step] };
  const passed = { ...nothingFound, outcome: 'passed' as const };
  expect(outcomeOf(testCase, { 0: passed })).toBe('unfinished');
  expect(outcomeOf(testCase, { 0: passed, 1: passed })).toBe('passed');
  expect(outcomeOf(testCase, { 0: { ...passed, outcome: 'failed' } })).toBe('failed');
});

it('a run is a JUnit result too, of its requirement, with what was seen instead', () => {
  const step = { action: 'Press “Save”', data: '', expected: 'Saved' };
  const testCase = { id: 'A-01', title: 'a < b', section: [], before: '', steps: [step] };
  const run = { chart: 'door', testCase, by: 'Bo & Co', at: '2026-11-20' };
  const found = {
    0: { ...nothingFound, outcome: 'failed' as const, remark: 'it stays\u0000 white' },
  };
  const failed = runReport({ ...run, found });
  expect(failed).toContain('<testcase classname="door" name="A-01 a &lt; b">');
  expect(failed).toContain(
    '<failure>Bo &amp; Co, 2026-11-20\n1. Press “Save”: it stays white</failure>',
  );
  expect(failed).toContain('tests="1" failures="1" skipped="0"');
  expect(runReport({ ...run, found: {} })).toContain('failures="0" skipped="1"');
});
