import type { Locator } from '@playwright/test';
import { inputScores, scoreRoster } from '../../../../src/contract/scores';
import { emptySeveral, hasScore, lastExam } from '../../../../src/domain/severalScores';
import { severalScores } from '../../../../src/machines/scores/severalScores';
import { severalScoresPaths } from '../../../../src/machines/scores/severalScores.paths';
import { createClient } from '../../../server/rig/client';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really } from '../answers';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import { pasteInto } from '../paste';
import { asZhou } from '../../world';

const subject_id = 2;
const exam = {
  ...{ exam_grade: '7', exam_type: 'mock', exam_date: '2026-11-10' },
  ...{ score_type: 'points', full_score: '120', examinees: '' },
};

/** The rows of the students who have no score of the exam. */
const rows = ({ page }: Walk) =>
  page.locator('tbody tr').filter({ has: page.getByRole('textbox') });
const firstField = (walk: Walk) => rows(walk).first().getByRole('textbox');
/** One of these students, by place. */
const student = async ({ world }: Walk, place: number) => {
  const { students } = await createClient(world.address).ask(scoreRoster, { subject_id }, asZhou);
  const shown = students.filter(({ grade }) => String(grade) === exam.exam_grade);
  return shown.filter((one) => !hasScore(one, exam))[place];
};

/** A score that is like the last exam's, one that is far from it, or one above the full score. */
async function type(found: Locator, { text }: { readonly text: string }, walk: Walk) {
  const last = (await rows(walk).first().locator('td').first().textContent()) ?? '';
  const [score = 0, full = 1] = last.split(' / ').map(Number);
  const like = Math.round((score / full) * 120);
  const texts: Readonly<Record<string, number>> = { 60: like, 120: like > 60 ? 0 : 120 };
  await found.fill(String(texts[text] ?? text));
}

/** A colleague enters a score of the same exam for the first student. */
const faster = once(async (walk) => {
  const first = await student(walk, 0);
  const results = [{ student_id: first?.student_id ?? 0, result: '60' }];
  await createClient(walk.world.address).ask(inputScores, { subject_id, ...exam, results }, asZhou);
});

/** The analyst has no students. */
const nobody: Answer = async (call) => {
  const response = await call?.fetch();
  const body: unknown = await response?.json();
  const json = Object.assign({}, body, { data: { students: [], classes: [] } });
  await call?.fulfill({ json });
};

/** Scores of one exam for several students. */
export const severalScoresAdapter: ScreenAdapter = {
  chart: severalScores,
  catalogue: severalScoresPaths,
  async enter(walk) {
    const key = `severalScores.${String(subject_id)}`;
    const content = { ...emptySeveral, ...exam };
    const drafts = [key, ...[1, 2, 3].map((place) => `${key}.beside.${String(place)}`)];
    const address = `/score/record?subject_id=${String(subject_id)}&view=several`;
    await comeBackToDraft(walk, 'zhou', address, ...drafts.map((at) => ({ key: at, content })));
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'field.changed': {
      find: ({ page, say }: Walk) =>
        page.getByLabel(say('scores:record.full_score'), { exact: true }),
      use: (found: Locator, { value }: { readonly value: string }) => found.fill(value),
    },
    'field.left': {
      trigger: async (walk: Walk) => {
        await firstField(walk).focus();
        await firstField(walk).blur();
      },
    },
    'result.typed': { find: firstField, use: type },
    'lines.pasted': {
      trigger: async (walk: Walk) => {
        const second = await student(walk, 1);
        const { score, full_score: full } = lastExam(second?.exams ?? [], '') ?? {};
        const like = String(Math.round(((score ?? 0) / (full ?? 1)) * 120));
        await pasteInto(firstField(walk), `${second?.username ?? ''}\t${like}\nDee\t60`);
      },
    },
    'paste.undone': button('parts:undo.undo'),
    'content.restored': {
      find: (walk: Walk) => button('parts:draft.restore').find(walk).first(),
    },
    'submit.requested': { find: ({ page }: Walk) => page.locator('form button[type=submit]') },
    'warnings.confirmed': {
      find: ({ page, say }: Walk) =>
        page.getByRole('alertdialog').getByRole('button', {
          name: say('scores:several.verb', { count: 1 }),
        }),
    },
    'warnings.cancelled': button('scores:several.back'),
    'another.requested': button('scores:several.another'),
  },
  answers: {
    load: { done: [really, nobody], error: [lost] },
    submit: { done: [really], error: [lost, faster] },
    draft: { done: [really] },
  },
  atOnce: ['draft'],
  elsewhere: { 'severalScores.open|scope.renewed|0': 'a part of the form tells the day' },
};
