// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { atlas } from '../../src/atlas/charts/atlas';
import type { ProofEvent } from '../../src/atlas/charts/atlas.setup';
import { dictionaries } from '../../src/atlas/dictionaries';
import { chartById } from '../../src/atlas/library';
import { contents } from '../../src/atlas/model/address';
import { namesOf } from '../../src/atlas/model/names';
import { ApprovalFacts } from '../../src/atlas/pages/ApprovalFacts';
import { languages, showView } from '../ui/showView';

const chart = 'lessonLock';

it.each(languages)('an approval names the remarks that it answers, in %s', (language) => {
  const found = chartById(chart);
  if (found === null) throw new Error(`there is no chart ${chart}`);
  const signature = { by: 'Ann', at: '2026-11-20', sum: 'a1b2c3' };
  const proof = {
    ...{ chart, covered: [], unreachable: [], paths: [], fault: null, cases: { zh: [], en: [] } },
    messages: { zh: {}, en: {} },
    approval: {
      ...{ standing: 'approved' as const, transitions: [], steps: [], before: [], after: [] },
      signatures: [
        { ...signature, act: 'recorded' as const, why: 'It is built' },
        {
          ...{ ...signature, act: 'approved' as const, why: 'It is as agreed' },
          answers: ['2026-11-19 by Bob, lessonLock.locked: Who may unlock it?'],
        },
      ],
    },
  };
  const prove = fromCallback<ProofEvent, { readonly charts: readonly string[] }>(({ sendBack }) => {
    sendBack({ type: 'chart.proven', proof });
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
  const answered = screen.getByText(/Who may unlock it\?$/);
  expect(answered.parentElement?.textContent).toContain('It is as agreed');
  // What was signed before is below the last word, and closed.
  const [earlier] = screen.getAllByRole('group');
  expect(earlier?.textContent).toContain('It is built');
  expect(earlier?.textContent).not.toContain('It is as agreed');
});
