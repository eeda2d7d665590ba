// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { readOptions } from '../../scripts/charts/options';
import { atlas } from '../../src/atlas/charts/atlas';
import type { ProofEvent, ProofWish, SearchTyped } from '../../src/atlas/charts/atlas.setup';
import { dictionaries } from '../../src/atlas/dictionaries';
import { chartById } from '../../src/atlas/library';
import type { KnownApproval } from '../../src/atlas/model/approval';
import { contents } from '../../src/atlas/model/address';
import { namesOf } from '../../src/atlas/model/names';
import { ApprovalFacts } from '../../src/atlas/pages/ApprovalFacts';
import { languages, showView } from '../ui/showView';

const chart = 'lessonLock';

const none = { transitions: [], steps: [], before: [], after: [], since: null };
const signature = { by: 'Ann', at: '2026-11-20', sum: 'a1b2c3' };
const recorded = { ...signature, act: 'recorded' as const, why: 'It is built' };

/** What the details of a chart say of its approval. */
function showApproval(approval: KnownApproval, language: 'zh' | 'en') {
  const found = chartById(chart);
  if (found === null) throw new Error(`there is no chart ${chart}`);
  const proof = {
    ...{ chart, covered: [], unreachable: [], paths: [], fault: null, cases: { zh: [], en: [] } },
    messages: { zh: {}, en: {} },
    approval,
  };
  const prove = fromCallback<SearchTyped, ProofWish, ProofEvent>(({ sendBack }) => {
    sendBack({ type: 'chart.proven', proof, took: 40 });
  });
  const address = { ...contents, chart };
  const actor = createActor(atlas.provide({ actors: { prove } }), {
    input: { address, language, charts: [chart] },
  }).start();
  const names = namesOf(chart, dictionaries[language]);
  const { diagram, machine } = found;
  showView(
    <ApprovalFacts {...{ actor, diagram, machine, names, language, focus: null }} />,
    language,
  );
}

it.each(languages)('an approval names the remarks that it answers, in %s', (language) => {
  const answers = ['2026-11-19 by Bob, lessonLock.locked: Who may unlock it?'];
  const approved = { ...signature, act: 'approved' as const, why: 'It is as agreed', answers };
  showApproval({ standing: 'approved', ...none, signatures: [recorded, approved] }, language);
  const answered = screen.getByText(/Who may unlock it\?$/);
  expect(answered.parentElement?.textContent).toContain('It is as agreed');
  // What was signed before is below the last word, and closed.
  const [earlier] = screen.getAllByRole('group');
  expect(earlier?.textContent).toContain('It is built');
  expect(earlier?.textContent).not.toContain('It is as agreed');
  expect(screen.queryByText(/npm run/)).toBeNull();
});

/** The arguments of a command as a shell passes them on, with what is filled in between its quotes. */
const argumentsOf = (command: string, filledIn: string) =>
  command
    .replace('npm run charts -- ', '')
    .split(' ')
    .map((part) => (part === '""' ? filledIn : part));

it.each([
  ['recorded', 'approve', /except Ann, who recorded it/],
  ['changed', 'record', /Somebody else then approves it/],
] as const)(
  'a chart that is %s gives the command that signs it, which asks for a name and a reason',
  (standing, act, who) => {
    showApproval({ standing, ...none, signatures: [recorded] }, 'en');
    const command = screen.getByText(/^npm run charts/).textContent;
    expect(() => readOptions(argumentsOf(command, ''))).toThrow('--by');
    expect(readOptions(argumentsOf(command, 'Bo'))).toMatchObject({
      ...{ approve: [], record: [], by: 'Bo', why: 'Bo' },
      [act]: [chart],
    });
    expect(screen.getByText(/approved\/lessons\/lessonLock\.txt/)).toBeTruthy();
    expect(screen.getByText(who)).toBeTruthy();
    expect(screen.getByText(/write a remark below/)).toBeTruthy();
  },
);

it('files that were changed by hand are to be taken back before anybody signs', () => {
  showApproval({ standing: 'edited', ...none, signatures: [] }, 'en');
  expect(screen.getByText(/Take them back/)).toBeTruthy();
  expect(screen.queryByText(/npm run/)).toBeNull();
});
