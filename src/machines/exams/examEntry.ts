import { assign, setup, type SnapshotFrom } from 'xstate';
import { examQuestions, type submitExam } from '../../contract/exams';
import type { AnswerOf } from '../../contract/call';
import { businessDay } from '../../domain/businessTime';
import { known } from '../parts/known';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type { RecordContext, RecordEvent, RecordInput } from '../parts/record/types';
import { examMarks } from './examMarks';

const definition = { call: examQuestions, mayBeAbsent: true };
type Saved = AnswerOf<typeof submitExam>;
/** A result that is changed, and whose it is. */
export type EnteredResult = NonNullable<AnswerOf<typeof examQuestions>['entered']>;

interface Sent {
  readonly values: { readonly exam_date: string };
  readonly answer: Saved | null;
}

interface Scope {
  /** What was saved last; null before. */
  readonly saved: Saved | null;
  /** When that exam was: the next result begins with it. */
  readonly examDate: string;
}

const { actors, guards, actionsFor } = recordParts<typeof examQuestions, Scope>(definition);
const { finding, absent, loading, loadFailed } = recordStates<typeof examQuestions, Scope>(
  definition,
);

type Event = RecordEvent | { type: 'another.requested' };

/** Loads a paper's questions, takes a student's marks, and says where the report is [ROUTE-059, CALL-183]. */
export const examEntry = setup({
  types: {} as {
    context: RecordContext<typeof examQuestions, Scope>;
    events: Event;
    input: RecordInput<typeof examQuestions, Scope>;
    tags: 'busy' | 'failed' | 'empty' | 'editable' | 'done';
    children: { form: 'examMarks' };
  },
  actors: { ...actors, examMarks },
  guards: { ...guards, isNew: ({ context }) => context.answer?.entered === null },
  actions: {
    ...actionsFor<Event>(),
    keepSaved: assign((_, { answer, values }: Sent) => ({
      scope: { saved: answer, examDate: values.exam_date },
    })),
  },
}).createMachine({
  id: 'examEntry',
  context: ({ input }) => unloaded(input),
  initial: 'finding',
  states: {
    ...{ finding, absent, loading, loadFailed },
    ready: {
      initial: 'entering',
      states: {
        entering: {
          tags: 'editable',
          invoke: {
            id: 'form',
            src: 'examMarks',
            input: ({ context: { payload, answer, scope } }) => {
              const { questions, entered, usual_date, as_of } = known(answer);
              const { subject_id, paper_id, student = '' } = payload;
              const { report_id, version } = entered ?? { report_id: 0, version: 0 };
              return {
                scope: {
                  ...{ subject_id, paper_id, report_id, version },
                  full: questions.map((question) => question.full_marks),
                  today: businessDay(new Date(as_of)),
                },
                values: {
                  ...{
                    // The next one that is entered without an address is somebody else.
                    student: entered?.student ?? (scope.saved === null ? student : ''),
                    exam_date: entered?.exam_date ?? (scope.examDate || (usual_date ?? '')),
                  },
                  marks: questions.map((_, index) => String(entered?.marks[index] ?? '')),
                },
                draftKey: `examMarks.${paper_id}.${report_id}`,
              };
            },
            onDone: {
              target: 'saved',
              actions: { type: 'keepSaved', params: ({ event }) => event.output },
            },
          },
        },
        /** The next one is of the same paper and day. */
        saved: {
          tags: 'done',
          on: { 'another.requested': { guard: 'isNew', target: 'entering' } },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof examEntry>;

export const selectForm = ({ children }: Snapshot) => children.form;
/** Whose result was saved; null before. */
export const selectSaved = (snapshot: Snapshot) =>
  snapshot.matches({ ready: 'saved' }) ? snapshot.context.scope.saved : null;
/**
 * Who has no result of the paper yet and comes next, with what an address says of the entry; null where nobody is, or
 * where one result alone is changed.
 */
export function selectNext({ context: { payload, scope } }: Snapshot) {
  const next = payload.report_id > 0 ? null : (scope.saved?.next ?? null);
  return next && { ...next, paperId: payload.paper_id, examDate: scope.examDate };
}
/** The result that the address names; 0 where it names a paper alone, or a student. */
export const selectReportId = ({ context }: Snapshot) => context.payload.report_id;
/** Whether a result is changed that was entered before. */
export const selectIsChanged = ({ context: { payload, answer } }: Snapshot) =>
  answer === null ? payload.report_id > 0 : answer.entered !== null;
