import type { HeadquartersSubject } from '../../../../src/domain/headquartersSubject';
import { questions } from '../../../../server/world/content/questions';
import { reportedSubject } from '../../../../src/machines/feedback/reportedSubject';
import { reportedSubjectPaths } from '../../../../src/machines/feedback/reportedSubject.paths';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { enterFeedback, otherType, writer } from './page';

const inSubject = questions.find(({ subjectId }) => subjectId === writer.subject_id);
const numbers = [String(inSubject?.id), '999999999'];

interface Named {
  readonly type: string;
  readonly subject: HeadquartersSubject | null;
}

const { outcomes } = reportedSubjectPaths;

/** What colleagues have reported of the question whose number is typed. */
export const reportedSubjectAdapter: ScreenAdapter = {
  chart: reportedSubject,
  catalogue: {
    inputs: { usual: { subjectId: writer.subject_id } },
    events: {
      'subject.named': [
        ...numbers.map((question_id) => ({ subject: { type: 'question', question_id } })),
        { subject: null },
      ],
    },
    outcomes: {
      askReports: { done: [outcomes.askReports.done[0]], error: [outcomes.askReports.error[0]] },
    },
  },
  async enter(walk) {
    await enterFeedback(walk);
    await otherType(walk, 'question').check();
  },
  events: {
    'subject.named': {
      find: ({ page, say }: Walk) =>
        page.getByRole('textbox', { name: say('feedback:field.question_id'), exact: true }),
      use: (field, { subject }: Named) => field.fill(subject?.question_id ?? ''),
    },
    'reports.retried': button('feedback:reports.retry'),
  },
  answers: { askReports: { done: [really], error: [lost] } },
};
