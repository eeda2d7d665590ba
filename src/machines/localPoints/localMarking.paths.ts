import { matchesState, type StateValue } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { submitLocalMarks } from '../../contract/localPoints';
import type { LocalPoint, OvertakenMark, SeenMark } from '../../domain/localPoints';

const point: LocalPoint = {
  ...{ point_id: 7, name: 'Ratio', lesson_name: 'Fractions', frequency: 50, difficulty: 70 },
  mark: null,
};
const mark = { point_id: 7, is_examined: true, frequency: 30, difficulty: 70, seen: null };
/** A colleague was faster. */
const overtaken = new CallFailure('code', {
  path: submitLocalMarks.path,
  code: codes.conflict,
  data: {
    overtaken: [
      {
        ...{ point_id: 7, name: 'Ratio', by: 'Zhou' },
        mark: { is_examined: true, frequency: 90, difficulty: 70 },
      },
    ],
  },
});

interface State {
  readonly value: StateValue;
  readonly context: {
    readonly values: { readonly marks: readonly SeenMark[] };
    readonly picked: readonly number[];
    readonly isNarrowed: boolean;
    readonly overtaken: readonly OvertakenMark[];
    readonly failure: unknown;
  };
}

/** Whether a dialog lies over the points. */
const hasDialog = (value: StateValue) =>
  ['pasting', 'overtaken', 'discarding'].some((dialog) => matchesState(`open.${dialog}`, value));

/** A point that is as at headquarters is not shown where only others are. */
const isInSight = ({ value, context: { isNarrowed, values } }: State) =>
  !hasDialog(value) && (!isNarrowed || values.marks.length > 0);

/** What QA plans the paths of marking with; points, draft and pasted column have paths of their own. */
export const localMarkingPaths = {
  inputs: { course: { subjectId: 3, courseId: 7 } },
  events: {
    'points.marked': (state: State) =>
      isInSight(state) ? [{ points: [point], change: { frequency: 30 } }] : [],
    // A point that is as at headquarters is not reverted.
    'points.reverted': ({ context: { values } }: State) =>
      values.marks.length > 0 ? [{ points: [point] }] : [],
    'points.toggled': (state: State) => (isInSight(state) ? [{ pointIds: [7] }] : []),
    // The dialog lies over it.
    'narrowing.switched': ({ value }: State) => (hasDialog(value) ? [] : [{}]),
    'paste.requested': (state: State) => (isInSight(state) ? [{ points: [point] }] : []),
    'content.restored': [{ content: { marks: [mark] } }],
  },
  outcomes: {
    submit: {
      done: [{ marked_count: 1 }],
      error: [new CallFailure('network', { path: submitLocalMarks.path }), overtaken],
    },
    localPaste: { done: [{ values: { column: 'frequency', text: '30' }, answer: null }] },
    draft: {
      done: ({ value }: State) => (matchesState('open.tidying', value) ? [undefined] : []),
    },
  },
  project: ({ values, picked, isNarrowed, overtaken: told, failure }: State['context']) => ({
    ...{ marks: values.marks, picked, isNarrowed, told, hasFailed: failure !== null },
  }),
} as const;
