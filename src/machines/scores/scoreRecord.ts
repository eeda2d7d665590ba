import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { examInfo } from '../../contract/exams';
import { scoreInfo, scoreRoster, unsubmittedData } from '../../contract/scores';
import { type ScoreForm, type ScoreImagePlace, typedOf } from '../../domain/scores';
import { askedGrade } from '../../domain/supervision';
import type { RosterStudent } from '../../domain/severalScores';
import { type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import type { ImageUploaded, PicturesCounted } from '../parts/imageUpload';
import { loadFailed, loadFails } from '../parts/loadFailed';
import { remote } from '../parts/remote';
import { stageOf } from '../parts/stage';
import { scoreEntry, scoreRevision } from './scoreEntry';
import { scoreImages } from './scoreImages';

interface Input {
  readonly subjectId: number;
  /** The score that is changed; null where one is entered. */
  readonly scoreId: number | null;
  /** Whose score is asked for; null where that is still to be typed. */
  readonly studentId: number | null;
  /** The result of exam analysis that the form is filled in from; null where there is none. */
  readonly reportId: number | null;
}

interface Context extends Input {
  /** The version of the score that is changed; 0 where one is entered. */
  readonly version: number;
  /** What the form begins with. */
  readonly values: Partial<ScoreForm>;
  readonly failure: ShownFailure | null;
  /** Whether no score of the exam that is asked for is missing of the student: one is entered, or there was none. */
  readonly isSettled: boolean;
  /** The students with their exams, by which a jump is seen; empty until they are loaded. */
  readonly students: readonly RosterStudent[];
  /** How many images were chosen and are not in the form, by their use. */
  readonly unsent: Readonly<Record<ScoreImagePlace, number>>;
  /** How often it was sent while images were missing. */
  readonly attempts: number;
  /** Whose score was saved last. */
  readonly saved: string;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'save.requested' }
  | { type: 'another.requested' }
  | ImageUploaded<ScoreImagePlace>
  | PicturesCounted<ScoreImagePlace>;

type Counted = Pick<PicturesCounted<ScoreImagePlace>, 'place' | 'unsent'>;
type Added = Pick<ImageUploaded<ScoreImagePlace>, 'place' | 'address'>;

type Loaded = AnswerOf<typeof scoreInfo>;

/** What a result of exam analysis says of a score. */
function scoreOf({ report: { paper, ...report } }: AnswerOf<typeof examInfo>): Partial<ScoreForm> {
  return {
    ...{ student: report.username, exam_grade: String(paper.grade), exam_type: paper.exam_type },
    ...{ score_type: 'points', full_score: String(paper.full_marks) },
    ...{ score: String(report.score), exam_date: report.exam_date },
  };
}

const loaded = ({ event }: { readonly event: { readonly output: Loaded } }) => event.output;

const none = { proofs: 0, papers: 0 };

/** What the next score of the same exam has in common with this one. */
function sameExam(values: ScoreForm): Partial<ScoreForm> {
  const { exam_grade, exam_type, score_type, full_score, exam_date } = values;
  const { examinees, grade_total, class_total } = values;
  const exam = { exam_grade, exam_type, score_type, full_score, exam_date };
  return { ...exam, examinees, grade_total, class_total };
}

interface Sent {
  readonly values: ScoreForm;
  readonly answer: { readonly name: string } | null;
}

const saved = {
  target: '#scoreRecord.saved',
  actions: {
    type: 'keepSaved',
    params: ({ event }: { readonly event: { readonly output: Sent } }) => event.output,
  },
} as const;

/** Enters one score after the other, or changes one; its images are uploaded beside the form [SCREEN-134, ROLE-020]. */
export const scoreRecord = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed' | 'empty' | 'editable' | 'done';
    children: {
      form: 'scoreEntry' | 'scoreRevision';
      proofs: 'scoreImages';
      papers: 'scoreImages';
    };
  },
  actors: {
    ...{ scoreEntry, scoreRevision, scoreImages },
    loadScore: remote(scoreInfo),
    loadStudent: remote(unsubmittedData),
    loadResult: remote(examInfo),
    loadRoster: remote(scoreRoster),
  },
  guards: {
    isChanged: ({ context }) => context.scoreId !== null,
    isEntered: ({ context }) => context.scoreId === null,
    isConfirmed: (_, { score }: Loaded) => score.confirmed_at !== null,
    isAnalysed: ({ context }) => context.reportId !== null,
    isNamed: ({ context }) => context.studentId !== null,
    hasUnsent: ({ context: { unsent } }) => unsent.proofs + unsent.papers > 0,
  },
  actions: {
    keepScore: assign((_, { score }: Loaded) => ({
      ...{ values: typedOf(score), version: score.version },
    })),
    keepStudent: assign((_, { student, asked, is_missing }: AnswerOf<typeof unsubmittedData>) => ({
      isSettled: !is_missing,
      values: {
        ...{ student: student.username, exam_grade: String(askedGrade(student.grade, asked)) },
        exam_type: asked.exam,
      },
    })),
    keepResult: assign((_, answer: AnswerOf<typeof examInfo>) => ({
      ...{ values: scoreOf(answer), studentId: answer.report.student_id },
    })),
    keepRoster: assign((_, { students }: AnswerOf<typeof scoreRoster>) => ({ students })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    keepCount: assign(({ context }, { place, unsent }: Counted) => ({
      unsent: { ...context.unsent, [place]: unsent },
    })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    keepSaved: assign((_, { values, answer }: Sent) => ({
      ...{ saved: answer?.name ?? '', values: sameExam(values) },
      // The next score is of another student.
      ...{ studentId: null, reportId: null, isSettled: false, unsent: none, attempts: 0 },
    })),
    addImage: sendTo('form', (_, { place, address }: Added) => ({
      ...{ type: 'item.added' as const, field: place, item: address },
    })),
    send: sendTo('form', { type: 'submit.requested' }),
  },
}).createMachine({
  id: 'scoreRecord',
  context: ({ input }) => ({
    ...input,
    ...{ version: 0, values: {}, failure: null, students: [], unsent: none },
    ...{ isSettled: false, attempts: 0, saved: '' },
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isChanged', target: 'loadingScore' },
        { guard: 'isAnalysed', target: 'loadingResult' },
        { guard: 'isNamed', target: 'loadingStudent' },
        { target: 'editing' },
      ],
    },
    loadingScore: {
      tags: 'busy',
      invoke: {
        src: 'loadScore',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          score_id: context.scoreId ?? 0,
        }),
        onDone: [
          { guard: { type: 'isConfirmed', params: loaded }, target: 'confirmed' },
          { target: 'editing.revising', actions: { type: 'keepScore', params: loaded } },
        ],
        onError: loadFails,
      },
    },
    loadingStudent: {
      tags: 'busy',
      invoke: {
        src: 'loadStudent',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          student_id: context.studentId ?? 0,
        }),
        onDone: {
          target: 'editing',
          actions: { type: 'keepStudent', params: ({ event }) => event.output },
        },
        onError: loadFails,
      },
    },
    loadingResult: {
      tags: 'busy',
      invoke: {
        src: 'loadResult',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          report_id: context.reportId ?? 0,
        }),
        onDone: {
          target: 'editing',
          actions: { type: 'keepResult', params: ({ event }) => event.output },
        },
        onError: loadFails,
      },
    },
    loadFailed: loadFailed('opening'),
    editing: {
      tags: 'editable',
      invoke: [
        { id: 'proofs', src: 'scoreImages', input: { place: 'proofs' } },
        { id: 'papers', src: 'scoreImages', input: { place: 'papers' } },
        {
          id: 'roster',
          src: 'loadRoster',
          input: ({ context }) => ({ subject_id: context.subjectId }),
          onDone: { actions: { type: 'keepRoster', params: ({ event }) => event.output } },
          // Without it nothing is compared; a score can be entered all the same.
          onError: {},
        },
      ],
      on: {
        'save.requested': [{ guard: 'hasUnsent', actions: 'countAttempt' }, { actions: 'send' }],
        'image.uploaded': {
          actions: [
            { type: 'addImage', params: ({ event }) => event },
            { type: 'keepCount', params: ({ event }) => event },
          ],
        },
        'pictures.counted': { actions: { type: 'keepCount', params: ({ event }) => event } },
      },
      initial: 'entering',
      states: {
        entering: {
          invoke: {
            id: 'form',
            src: 'scoreEntry',
            input: ({ context: { subjectId, studentId, values } }) => ({
              scope: { subject_id: subjectId },
              values,
              draftKey: `scoreEntry.${subjectId}.${studentId ?? 0}`,
            }),
            onDone: saved,
          },
        },
        revising: {
          invoke: {
            id: 'form',
            src: 'scoreRevision',
            input: ({ context: { subjectId, scoreId, version, values } }) => ({
              scope: { subject_id: subjectId, score_id: scoreId ?? 0, version },
              values,
              draftKey: `scoreRevision.${scoreId ?? 0}`,
            }),
            onDone: saved,
          },
        },
      },
    },
    confirmed: { tags: 'empty' },
    /** The next one begins with the same exam. */
    saved: {
      tags: 'done',
      on: { 'another.requested': { guard: 'isEntered', target: 'editing' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof scoreRecord>;

export const selectStage = (snapshot: Snapshot) =>
  stageOf(snapshot, ['loadFailed', 'confirmed', 'editing', 'saved'], 'loading');
/** Whether a score is changed that was entered before. */
export const selectIsChanged = ({ context }: Snapshot) => context.scoreId !== null;
/** Whether the form is filled in from a result of exam analysis. */
export const selectIsAnalysed = ({ context }: Snapshot) => context.reportId !== null;
/** Whether the student's score of the exam that is asked for is there already, or is asked for no more. */
export const selectIsSettled = ({ context }: Snapshot) => context.isSettled;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectForm = ({ children }: Snapshot) => children.form;
export const selectProofs = ({ children }: Snapshot) => children.proofs;
export const selectPapers = ({ children }: Snapshot) => children.papers;
/** How often it was sent in vain, for want of images. */
export const selectAttempts = ({ context }: Snapshot) => context.attempts;
/** How many images are missing, once it was sent without them; else 0. */
export const selectUnsent = ({ context: { attempts, unsent } }: Snapshot) =>
  attempts === 0 ? 0 : unsent.proofs + unsent.papers;
/** The students with their exams; none until they are loaded. */
export const selectStudents = ({ context }: Snapshot) => context.students;
export const selectSaved = ({ context }: Snapshot) => context.saved;
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
/** The score that is changed; null where one is entered. */
export const selectScoreId = ({ context }: Snapshot) => context.scoreId;
