import { matchesState, type SnapshotFrom } from 'xstate';
import { examReports } from '../../../../src/contract/exams';
import { confirmScore, scoreList, uploadScoreImage } from '../../../../src/contract/scores';
import { emptyScore } from '../../../../src/domain/scores';
import { examAbsence } from '../../../../src/machines/scores/examAbsence';
import { scoreDetail } from '../../../../src/machines/scores/scoreDetail';
import { scoreDetailPaths } from '../../../../src/machines/scores/scoreDetail.paths';
import { scoreEntry, scoreRevision } from '../../../../src/machines/scores/scoreEntry';
import {
  scoreEntryPaths,
  scoreRevisionPaths,
} from '../../../../src/machines/scores/scoreEntry.paths';
import { scoreImages } from '../../../../src/machines/scores/scoreImages';
import { scoreImagesPaths } from '../../../../src/machines/scores/scoreImages.paths';
import { scoreRecord } from '../../../../src/machines/scores/scoreRecord';
import { scoreRecordPaths } from '../../../../src/machines/scores/scoreRecord.paths';
import { unsubmittedRows } from '../../../../src/machines/scores/unsubmittedRows';
import {
  examAbsencePaths,
  unsubmittedRowsPaths,
  unsubmittedScoresPaths,
} from '../../../../src/machines/scores/unsubmittedScores.paths';
import { unsubmittedScores } from '../../../../src/machines/scores/unsubmittedScores';
import { createClient } from '../../../server/rig/client';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really, reallyTold, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { button, leaveDialog } from '../controls';
import { comeBackToDraft } from '../drafts';
import { fileUploadAdapter } from '../fileUpload';
import { formAdapter } from '../form';
import { picturesOnTheWay } from '../pictures';
import { recordAdapter } from '../record';

const student = 10019;
const subject_id = 2;
const record = `/score/record?subject_id=${String(subject_id)}`;
const missing = `/score/index?subject_id=${String(subject_id)}&view=unsubmitted`;

/** A score that nobody has confirmed. */
async function unconfirmed({ world }: Walk): Promise<number> {
  const asked = { subject_id, exam_type: 'midterm', page: 1, page_size: 1 } as const;
  const { list } = await createClient(world.address).ask(scoreList, asked, { as: 'zhou' });
  return list[0]?.score_id ?? 0;
}

/** A result of exam analysis. */
async function analysed({ world }: Walk): Promise<number> {
  const asked = { subject_id, page: 1, page_size: 1 };
  const { list } = await createClient(world.address).ask(examReports, asked, { as: 'zhou' });
  return list[0]?.report_id ?? 0;
}

/** Whose scores are missing. */
export const unsubmittedRowsAdapter = collectionAdapter({
  chart: unsubmittedRows,
  catalogue: unsubmittedRowsPaths,
  words: 'scores',
  enter: missing,
  search: { text: '陶' },
});

const absenceOf = ({ page, say }: Walk) =>
  page.getByRole('button', { name: say('scores:absence.openFor', { name: '' }) }).first();

/** Gives a reason. */
const excuse: Answer = async (_, { page }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Moved here');
  await dialog.locator('button[type=submit]').click();
};

/** The page, with the dialog that says that there was no exam. */
export const unsubmittedScoresAdapter: ScreenAdapter = {
  chart: unsubmittedScores,
  catalogue: unsubmittedScoresPaths,
  enter: (walk) => come(walk, missing),
  events: { 'absence.requested': { find: absenceOf }, 'absence.cancelled': leaveDialog },
  answers: { examAbsence: { done: [excuse] } },
};

/** Why there was no exam. */
export const examAbsenceAdapter = formAdapter({
  chart: examAbsence,
  catalogue: examAbsencePaths,
  words: 'scores:absence',
  async enter(walk) {
    await come(walk, missing);
    const href = await walk.page.locator('a[href*="student_id="]').first().getAttribute('href');
    const id = new URLSearchParams(href?.split('?')[1]).get('student_id') ?? '';
    await comeBackToDraft(walk, 'zhou', missing, {
      key: `examAbsence.${id}`,
      content: { reason: 'Was ill' },
    });
    await absenceOf(walk).click();
  },
  errors: [lost, sending({ reason: 'x'.repeat(201) })],
});

/** A score that the world takes. */
const typed = {
  ...{ ...emptyScore, student: `qh${String(student)}`, exam_grade: '6', exam_type: 'weekly' },
  ...{ full_score: '120', score: '88.5', exam_date: '2026-11-10' },
};

const field = ({ page, say }: Walk, name: string) =>
  page.getByLabel(say(`scores:record.${name}`), { exact: true });
const save = button('scores:record.verb');

/** The form of a score, which begins with a draft. */
const formOf = (
  chart: typeof scoreEntry | typeof scoreRevision,
  catalogue: typeof scoreEntryPaths,
  enter: ScreenAdapter['enter'],
): ScreenAdapter => ({
  ...formAdapter({
    chart,
    catalogue: {
      ...catalogue,
      events: { ...catalogue.events, 'content.restored': [{ content: typed }] },
    },
    ...{ words: 'scores:record', on: 'page', enter },
    errors: [lost, sending({ score: '1000' })],
  }),
  elsewhere: {
    [`${chart.id}.open|item.added|0`]: 'scores.spec.ts uploads images',
    [`${chart.id}.open|scope.renewed|0`]: 'a part of the form tells the day',
  },
});

export const scoreEntryAdapter = formOf(scoreEntry, scoreEntryPaths, async (walk) => {
  const draft = { key: `scoreEntry.${String(subject_id)}.0`, content: typed };
  await comeBackToDraft(walk, 'zhou', record, draft);
});

export const scoreRevisionAdapter = formOf(scoreRevision, scoreRevisionPaths, async (walk) => {
  const id = String(await unconfirmed(walk));
  const draft = { key: `scoreRevision.${id}`, content: typed };
  await comeBackToDraft(walk, 'zhou', `${record}&score_id=${id}`, draft);
});

const paperInput = ({ page, say }: Walk) =>
  page.getByLabel(say('scores:image.add.papers'), { exact: true });

/** Images of the paper beside the form. */
export const scoreImagesAdapter = fileUploadAdapter({
  chart: scoreImages,
  catalogue: scoreImagesPaths,
  words: 'feedback:image',
  enter: (walk) => come(walk, record),
  shows: ({ page, say }) =>
    page.getByRole('region', { name: say('scores:field.papers') }).scrollIntoViewIfNeeded(),
  input: paperInput,
  elsewhere: {
    'scoreImages|uploads.held|0': 'A score is not saved while images are on their way',
    'scoreImages|uploads.dropped|0': 'No other score takes the place of one in its form',
  },
});

/** Fills the form in, as far as it is not, and saves; the next score of the student is of the next day. */
const enterScore: Answer = async (_, walk) => {
  const { student: account, exam_grade: examGrade, exam_type: type, ...rest } = typed;
  if (await field(walk, 'student').isEnabled()) await field(walk, 'student').fill(account);
  await field(walk, 'exam_grade').selectOption(examGrade);
  await field(walk, 'exam_type').selectOption(type);
  const isNext = (await field(walk, 'exam_date').inputValue()) === rest.exam_date;
  await field(walk, 'exam_date').fill(isNext ? '2026-11-11' : rest.exam_date);
  await field(walk, 'full_score').fill(rest.full_score);
  await field(walk, 'score').fill(rest.score);
  await save.find(walk).click();
};

const pictures = picturesOnTheWay({ call: uploadScoreImage, input: paperInput });

interface Editing {
  readonly context: { readonly unsent: { readonly papers: number } };
}

/** Somebody confirms the score before the page has it. */
const confirmed = once(async (walk) => {
  const seen = { subject_id, score_id: await unconfirmed(walk), version: 1 };
  await createClient(walk.world.address).ask(confirmScore, seen, { as: 'zhou' });
});

/** The page that enters a score, or changes one. */
export const scoreRecordAdapter: ScreenAdapter = {
  chart: scoreRecord,
  catalogue: {
    ...scoreRecordPaths,
    events: {
      'pictures.counted': ({ context: { unsent } }: Editing) =>
        unsent.papers === 0 ? [{ place: 'papers', unsent: 1 }] : [],
      'image.uploaded': ({ context: { unsent } }: Editing) =>
        unsent.papers === 1 ? [{ place: 'papers', unsent: 0, address: '/files/paper' }] : [],
    },
  },
  async enter(walk, start) {
    const about = {
      ...{ entry: '', asked: `&student_id=${String(student)}` },
      analysed: `&report_id=${String(await analysed(walk))}`,
      change: `&score_id=${String(await unconfirmed(walk))}`,
    };
    await come(walk, record + (Object.entries(about).find(([name]) => name === start)?.[1] ?? ''));
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'another.requested': button('scores:record.another'),
    'pictures.counted': { trigger: pictures.send },
    'image.uploaded': { trigger: pictures.receive },
    'save.requested': {
      // Without a score it is not sent.
      trigger: async (walk: Walk) => {
        await field(walk, 'score').fill('');
        await save.find(walk).click();
      },
    },
  },
  answers: {
    loadScore: { done: [really, confirmed], error: [lost] },
    loadStudent: { done: [really], error: [lost] },
    loadResult: { done: [really], error: [lost] },
    loadRoster: { done: [really], error: [lost] },
    scoreEntry: { done: [enterScore] },
    scoreRevision: { done: [enterScore] },
  },
};

const { outcomes: ofDetail } = scoreDetailPaths;

/** The server tells the page of the confirmation, too: that changes nothing only where the page is to load again already. */
const confirmedMeanwhile = (state: SnapshotFrom<typeof scoreDetail>) =>
  matchesState({ ready: { known: 'refreshing' } }, state.value) && state.context.isOvertaken
    ? ofDetail.confirm.done
    : [];

/** One score: deleted, or confirmed for good. */
export const scoreDetailAdapter = recordAdapter({
  chart: scoreDetail,
  catalogue: {
    ...scoreDetailPaths,
    outcomes: { ...ofDetail, confirm: { ...ofDetail.confirm, done: confirmedMeanwhile } },
  },
  async enter(walk, start) {
    const id = start === 'none' ? 0 : await unconfirmed(walk);
    await come(walk, `/score/index?subject_id=2&view=info&score_id=${String(id)}`);
  },
  events: {
    'deletion.requested': button('scores:deletion.open'),
    'confirmation.requested': button('scores:confirmation.open'),
    'act.confirmed': {
      find: ({ page, say }: Walk) =>
        page.getByRole('alertdialog').getByRole('button', {
          name: new RegExp(`^(${say('scores:deletion.verb')}|${say('scores:confirmation.verb')})$`),
        }),
    },
    'act.cancelled': {
      find: ({ page, say }: Walk) =>
        page.getByRole('alertdialog').getByRole('button', { name: say('parts:dialog.cancel') }),
    },
  },
  answers: {
    load: { done: [really], error: [sending({ score_id: '999999' }), lost] },
    remove: { done: [really], error: [lost] },
    confirm: { done: [reallyTold], error: [lost] },
  },
});
