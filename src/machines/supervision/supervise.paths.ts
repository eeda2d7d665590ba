import { CallFailure } from '../../contract/failure';

const jump = (path: string) => ({
  done: [{ go_url: 'https://supervision.example/enter' }],
  error: [new CallFailure('network', { path })],
});

interface State {
  readonly context: { readonly address: Readonly<Record<string, string>> };
}
/** Whether the list is of a colleague's students, who are supervised together only. */
const isColleagues = ({ context }: State) => context.address['teacher'] !== undefined;

/** What QA plans the paths of the supervised students' page with; its list has paths of its own. */
export const supervisePaths = {
  inputs: {
    usual: { subjectId: 2, address: {} },
    colleagues: { subjectId: 2, address: { teacher: '101' } },
  },
  events: {
    'supervision.requested': (state: State) =>
      isColleagues(state) ? [] : [{ studentId: 1 }, { studentId: null }],
    'teacherSupervision.requested': (state: State) =>
      isColleagues(state) ? [{ teacherId: 101 }] : [],
  },
  outcomes: {
    askSupervise: jump('/supervise/jump'),
    askSuperSupervise: jump('/superSupervise/jump'),
  },
};
