import {
  endExamLink,
  examClass,
  examLink as askLink,
  examPapers,
  examReports,
  makeExamLink,
  submitExam,
} from '../../../../src/contract/exams';
import { scoreRoster } from '../../../../src/contract/scores';
import { examAnalysis } from '../../../../src/machines/exams/examAnalysis';
import { examAnalysisPaths } from '../../../../src/machines/exams/examAnalysis.paths';
import { examClassRows } from '../../../../src/machines/exams/examClassRows';
import { examClassRowsPaths } from '../../../../src/machines/exams/examClassRows.paths';
import { examEntry } from '../../../../src/machines/exams/examEntry';
import { examEntryPaths } from '../../../../src/machines/exams/examEntry.paths';
import { examLink } from '../../../../src/machines/exams/examLink';
import { examLinkPaths } from '../../../../src/machines/exams/examLink.paths';
import { examMarks } from '../../../../src/machines/exams/examMarks';
import { examMarksPaths } from '../../../../src/machines/exams/examMarks.paths';
import { examPaperRows } from '../../../../src/machines/exams/examPaperRows';
import { examPaperRowsPaths } from '../../../../src/machines/exams/examPaperRows.paths';
import { examRows } from '../../../../src/machines/exams/examRows';
import { examRowsPaths } from '../../../../src/machines/exams/examRows.paths';
import { examSheet } from '../../../../src/machines/exams/examSheet';
import { examSheetPaths } from '../../../../src/machines/exams/examSheet.paths';
import { parentExam } from '../../../../src/machines/exams/parentExam';
import { parentExamPaths } from '../../../../src/machines/exams/parentExam.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosing, choosingTab } from '../collectionFilters';
import { button, dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { linkControls } from '../parentLink';
import { recordAdapter } from '../record';

const subject_id = 2;
const entry = `/examAnalysis/paperInformationEntry?subject_id=${String(subject_id)}`;

/** A result of one of zhou's students. */
async function anyReport({ world }: Walk) {
  const asked = { subject_id, page: 1, page_size: 1 };
  const { list } = await createClient(world.address).ask(examReports, asked, asZhou);
  const [first] = list;
  if (first === undefined) throw new Error('zhou’s students have results');
  return { report_id: first.report_id, paper_id: first.paper.paper_id };
}

/** A paper of the county, in which nobody has a result. */
async function freePaper({ world }: Walk) {
  const asked = { subject_id, region: 'county', page: 1, page_size: 1 } as const;
  const { list } = await createClient(world.address).ask(examPapers, asked, asZhou);
  const [first] = list;
  if (first === undefined) throw new Error('there are papers of the county');
  return first;
}

/** The results. */
export const examRowsAdapter = collectionAdapter({
  chart: examRows,
  catalogue: examRowsPaths,
  words: 'exams',
  enter: '/examAnalysis/index?subject_id=2',
  search: { text: 'qh' },
  filter: choosing('exams:filter.exam_type', 'scores:exam_type.midterm'),
});

/** The papers. */
export const examPaperRowsAdapter = collectionAdapter({
  chart: examPaperRows,
  catalogue: examPaperRowsPaths,
  words: 'exams',
  enter: entry,
  nothing: sending({ subject_id: '99' }),
});

const marks = (value: string, count: number) => Array.from({ length: count }, () => value);
const student = 'qh10019';

const content = { student, exam_date: '2026-11-10', marks: marks('2.5', 22) };
const entered = { ...content, subject_id, report_id: 0, version: 0 };

/** The form of the marks, which begins with a draft. */
export const examMarksAdapter = formAdapter({
  chart: examMarks,
  catalogue: {
    ...examMarksPaths,
    events: {
      ...examMarksPaths.events,
      'field.changed': [
        { field: 'student', value: '' },
        { field: 'student', value: student },
      ],
      'content.restored': [{ content }],
    },
  },
  words: 'exams:marks',
  on: 'page',
  async enter(walk) {
    const { paper_id: id } = await freePaper(walk);
    await comeBackToDraft(walk, 'zhou', `${entry}&paper_id=${String(id)}`, {
      ...{ key: `examMarks.${String(id)}.0`, content },
    });
  },
  errors: [lost, sending({ exam_date: '2026-12-31' })],
});

/** Fills the form in, as far as it is not, and sends it. */
const enterMarks: Answer = async (_, walk) => {
  const { page, say } = walk;
  const account = page.getByLabel(say('exams:marks.student'), { exact: true });
  if ((await account.count()) > 0) await account.fill(student);
  await page.getByLabel(say('exams:marks.exam_date'), { exact: true }).fill('2026-11-10');
  for (let number = 1; number <= 22; number += 1) {
    await page.getByLabel(say('exams:marks.mark', { number }), { exact: true }).fill('2.5');
  }
  await button('exams:marks.verb').find(walk).click();
};

/** The student for whom the form is opened has a result already. */
const asEntered: Answer = async (call, walk) => {
  const { paper_id } = await freePaper(walk);
  const result = { ...entered, paper_id, student: 'qh10015' };
  await createClient(walk.world.address).send(submitExam, result, asZhou);
  await sending({ student: result.student })(call, walk);
};

/** The page that enters a result, or changes one. */
export const examEntryAdapter = recordAdapter({
  chart: examEntry,
  catalogue: examEntryPaths,
  async enter(walk, start) {
    const { paper_id: paper } = await freePaper(walk);
    const { report_id: report, paper_id: own } = await anyReport(walk);
    if (start === 'change') {
      return come(walk, `${entry}&paper_id=${String(own)}&report_id=${String(report)}`);
    }
    const named = start === 'withStudent' ? `&student=${student}` : '';
    return come(walk, `${entry}&paper_id=${start === 'none' ? '0' : String(paper)}${named}`);
  },
  events: {
    'another.requested': button('exams:marks.another'),
  },
  answers: {
    load: {
      done: [sending({ report_id: '0' }), asEntered],
      error: [sending({ paper_id: '999999' }), lost],
    },
    // Whoever is next, the page tells what was saved.
    examMarks: { done: [enterMarks, enterMarks] },
  },
});

/** How the students did in a paper, of which all but those of other papers of its exam have a result. */
export const examClassRowsAdapter = collectionAdapter({
  chart: examClassRows,
  catalogue: examClassRowsPaths,
  words: 'exams',
  async enter(walk) {
    const { paper_id } = await freePaper(walk);
    const client = createClient(walk.world.address);
    const asked = { subject_id, paper_id, page: 1, page_size: 1 };
    const { total } = await client.ask(examClass, asked, asZhou);
    const { students } = await client.ask(scoreRoster, { subject_id }, asZhou);
    for (const { username } of total > 20 ? [] : students) {
      await client.send(submitExam, { ...entered, paper_id, student: username }, asZhou);
    }
    await come(walk, `/examAnalysis/index?subject_id=2&paper_id=${String(paper_id)}`);
  },
  search: { text: 'qh' },
  filter: choosingTab('exams:result', 'entered'),
});

/** Every question of a result. */
export const examSheetAdapter = recordAdapter({
  chart: examSheet,
  catalogue: examSheetPaths,
  async enter(walk, start) {
    const id = start === 'none' ? 0 : (await anyReport(walk)).report_id;
    await come(walk, `/examAnalysis/examAnalysisAppendix?subject_id=2&report_id=${String(id)}`);
  },
  answers: {
    load: {
      // Both look alike to the chart: there is an answer.
      done: [really, really],
      error: [sending({ report_id: '999999' }), lost],
    },
  },
});

const comeToReport = async (walk: Walk) => {
  const { report_id: id } = await anyReport(walk);
  await come(walk, `/examAnalysis/examAnalysisReport?subject_id=2&report_id=${String(id)}`);
};

/** The page of a report. */
export const examAnalysisAdapter: ScreenAdapter = {
  chart: examAnalysis,
  catalogue: examAnalysisPaths,
  enter: comeToReport,
  events: {
    'deletion.requested': button('exams:deletion.open'),
    'deletion.confirmed': dialogButton('exams:deletion.verb'),
    'deletion.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: { removeExam: { done: [really], error: [lost] } },
};

/** Somebody has made its link already. */
const make = async (walk: Walk) => {
  const { report_id } = await anyReport(walk);
  const client = createClient(walk.world.address);
  return client.ask(makeExamLink, { subject_id, report_id }, asZhou);
};

/** Nobody has a link to it any more. */
const end = async (walk: Walk) => {
  const asked = { subject_id, report_id: (await anyReport(walk)).report_id };
  const client = createClient(walk.world.address);
  const { link } = await client.ask(askLink, asked, asZhou);
  if (link !== null) await client.ask(endExamLink, asked, asZhou);
};

/** The link by which parents read a result. */
export const examLinkAdapter: ScreenAdapter = {
  chart: examLink,
  catalogue: examLinkPaths,
  enter: comeToReport,
  events: linkControls,
  answers: {
    load: { call: askLink, done: [once(end), once(make)], error: [lost] },
    make: { done: [really], error: [lost] },
    end: { call: endExamLink, done: [really], error: [lost] },
  },
};

/** What parents read, in a browser that nobody has logged in with. */
export const parentExamAdapter = recordAdapter({
  chart: parentExam,
  catalogue: parentExamPaths,
  async enter(walk, start) {
    const address = new URL((await make(walk)).link?.address ?? '');
    address.searchParams.set('language', walk.language);
    const view = start === 'none' ? 'report' : start;
    const query = start === 'none' ? '' : address.search;
    await walk.page.goto(new URL(`/examAnalysis/${view}${query}`, walk.world.address).href);
  },
  answers: { load: { done: [really], error: [sending({ link: 'none' }), lost] } },
});
