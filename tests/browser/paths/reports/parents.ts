import {
  endReportLink,
  makeReportLink,
  reportLink as askLink,
} from '../../../../src/contract/reports';
import { parentReport } from '../../../../src/machines/reports/parentReport';
import { parentReportPaths } from '../../../../src/machines/reports/parentReport.paths';
import { finalReview } from '../../../../src/machines/reports/finalReview';
import { finalReviewPaths } from '../../../../src/machines/reports/finalReview.paths';
import { nextStep } from '../../../../src/machines/reports/nextStep';
import { nextStepPaths } from '../../../../src/machines/reports/nextStep.paths';
import { reportHandout } from '../../../../src/machines/reports/reportHandout';
import { reportHandoutPaths } from '../../../../src/machines/reports/reportHandout.paths';
import { reportLink } from '../../../../src/machines/reports/reportLink';
import { reportLinkPaths } from '../../../../src/machines/reports/reportLink.paths';
import { reportSheets } from '../../../../src/machines/reports/reportSheets';
import { reportSheetsPaths } from '../../../../src/machines/reports/reportSheets.paths';
import { classList } from '../../../../src/contract/courses';
import { createClient } from '../../../server/rig/client';
import { asZhou, comeBack } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really, sending } from '../answers';
import { button, dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { linkControls } from '../parentLink';
import { recordAdapter } from '../record';

const days = { from: '2026-11-01', to: '2026-11-18' };
const asked = { subject_id: 3, student_id: 10015, what: 'report', ...days } as const;
const page = `/report/handout?subject_id=3&what=report&from=${days.from}`;

const ofStudent = ({ page: shown, world, language }: Walk) =>
  comeBack(shown, world, 'zhou', `${page}&to=${days.to}&student_id=10015`, language);

async function ofClass({ page: shown, world, language }: Walk, to = days.to) {
  const first = { subject_id: 3, page: 1, page_size: 1 };
  const { list } = await createClient(world.address).ask(classList, first, asZhou);
  const address = `${page}&to=${to}&class_id=${String(list[0]?.class_id)}`;
  await comeBack(shown, world, 'zhou', address, language);
}

/** Somebody has made its link already. */
const make = ({ world }: Walk) => createClient(world.address).ask(makeReportLink, asked, asZhou);

/** Nobody has a link to it any more. */
async function end({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const { link } = await client.ask(askLink, asked, asZhou);
  if (link !== null) await client.ask(endReportLink, asked, asZhou);
}

const term = { from: '2026-09-01', to: '2027-01-31' };
const termPage = `/report/handout?subject_id=3&what=final&from=${term.from}&to=${term.to}&student_id=10015`;

/** Writes a final review, and saves it. */
const review: Answer = async (_, walk) => {
  await walk.page.getByRole('dialog').getByRole('textbox').fill('Ann works steadily.');
  await dialogButton('reports:review.verb').find(walk).click();
};

/** The page of what parents are given. */
export const reportHandoutAdapter: ScreenAdapter = {
  chart: reportHandout,
  catalogue: reportHandoutPaths,
  async enter(walk, start) {
    if (start === 'class') return ofClass(walk);
    if (start === 'student') return ofStudent(walk);
    return come(walk, termPage);
  },
  events: {
    'review.requested': button('reports:review.open'),
    'review.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: { finalReview: { done: [review] } },
};

/** What an analyst says of a term. */
export const finalReviewAdapter = formAdapter({
  chart: finalReview,
  catalogue: finalReviewPaths,
  words: 'reports:review',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', termPage, {
      key: `finalReview.3.10015.${term.from}`,
      content: { text: 'Ann asks good questions.' },
    });
    await button('reports:review.open').find(walk).click();
  },
  errors: [lost, sending({ text: 'x'.repeat(301) })],
});

const stepPage = '/report/nextStep?subject_id=3&student_id=10015&from=2026-11-01&to=';

/** A student's next step. */
export const nextStepAdapter = recordAdapter({
  chart: nextStep,
  catalogue: nextStepPaths,
  enter: ({ page: shown, world, language }, start) =>
    comeBack(shown, world, 'zhou', `${stepPage}${start === 'named' ? days.to : 'soon'}`, language),
  answers: {
    load: {
      // All steps look alike to the chart: there is an answer.
      done: [really, really, really, really],
      error: [sending({ student_id: '9999999' }), lost],
    },
  },
});

/** The reports of a class. */
export const reportSheetsAdapter = recordAdapter({
  chart: reportSheets,
  catalogue: reportSheetsPaths,
  enter: (walk, start) => ofClass(walk, start === 'unnamed' ? 'soon' : days.to),
  answers: {
    load: {
      done: [really, sending({ what: 'analysis' }), sending({ what: 'final' })],
      error: [sending({ class_id: '9999999' }), lost],
    },
  },
});

/** The link by which parents read a report. */
export const reportLinkAdapter: ScreenAdapter = {
  chart: reportLink,
  catalogue: reportLinkPaths,
  enter: ofStudent,
  events: linkControls,
  answers: {
    load: { call: askLink, done: [once(end), once(make)], error: [lost] },
    make: { done: [really], error: [lost] },
    end: { call: endReportLink, done: [really], error: [lost] },
  },
};

/** What parents read, in a browser that nobody has logged in with. */
export const parentReportAdapter = recordAdapter({
  chart: parentReport,
  catalogue: parentReportPaths,
  async enter(walk, start) {
    const address = start === 'none' ? '/parentReport' : ((await make(walk)).link?.address ?? '');
    await walk.page.goto(new URL(address, walk.world.address).href);
  },
  answers: { load: { done: [really], error: [sending({ link: 'none' }), lost] } },
});
