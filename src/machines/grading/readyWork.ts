import { z } from 'zod/mini';
import { CallFailure, hasCode } from '../../contract/failure';
import { correctSubjective, gradingPlace, subjectiveInfo } from '../../contract/grading';
import type { FoundDraft } from '../../domain/draft';
import {
  agreementOf,
  scoreOf,
  type SubjectiveGrading,
  typedSubjectiveGrading,
} from '../../domain/grading';
import { type ShownFailure, shownFailure } from '../parts/failure';
import type { Work } from '../parts/translated';
import { answerAt } from './putAside';
import { type Rival, rival } from './setup';
import { subjectiveValues } from './subjective';

/** A grading that was put aside, and what has become of it. */
export interface ReadyGrading {
  readonly id: number;
  /** Where this browser keeps it. */
  readonly place: string;
  readonly student: string;
  readonly username: string;
  /** When the answer was handed in. */
  readonly submittedAt: string;
  readonly stem: string;
  readonly answer: string;
  readonly rightAnswer: string;
  /** The address of a picture of what was written by hand. */
  readonly image: string | null;
  readonly revision: number;
  readonly grading: SubjectiveGrading;
  readonly score: number;
  /** Whether it is far from the analyst's last scores, as the desk says it. */
  readonly isFar: boolean;
  readonly isSubmitted: boolean;
  /** Somebody else was first. */
  readonly rival: Rival | null;
  /** How they graded it; null where nobody did, or that could not be loaded. */
  readonly theirs: SubjectiveGrading | null;
  /** Why submitting it has failed. */
  readonly failure: ShownFailure | null;
}

/** Whether it can still be submitted. */
export const isOpen = ({ isSubmitted, rival: first }: ReadyGrading) =>
  !isSubmitted && first === null;

/** The valid gradings among drafts that were put aside; of one answer the latest. */
function readyIn(drafts: readonly FoundDraft[]) {
  return new Map(
    drafts.flatMap(({ place, content }) => {
      const values = subjectiveValues.safeParse(content).data;
      if (values?.isReady !== true) return [];
      const grading = z.safeParse(typedSubjectiveGrading(), values).data;
      return grading === undefined ? [] : [[answerAt(place), { place, grading }] as const];
    }),
  );
}

interface Drafts {
  readonly subjectId: number;
  readonly drafts: readonly FoundDraft[];
}

/** Whether an answer was graded so by the same person: then it was submitted from here. */
const isSame = (
  graded: SubjectiveGrading & { readonly is_own: boolean },
  grading: SubjectiveGrading,
) =>
  graded.is_own &&
  graded.central_material === grading.central_material &&
  graded.language === grading.language &&
  graded.structure === grading.structure &&
  graded.stars === grading.stars &&
  graded.comment === grading.comment;

/** What was put aside, with the students as the server knows them; what is gone is left out. */
const load: Work<Drafts, readonly ReadyGrading[]> = async (ask, { subjectId, drafts }, signal) => {
  const asked = [...readyIn(drafts)].map(async ([id, kept]): Promise<ReadyGrading[]> => {
    const { grading } = kept;
    const wanted = { subject_id: subjectId, answer_id: id };
    const info = await ask(subjectiveInfo, wanted, signal).catch((error: unknown) => {
      if (hasCode(error, 'absent')) return null;
      throw error;
    });
    if (info === null) return [];
    const first = info.grading;
    const isSubmitted = first !== null && isSame(first, grading);
    return [
      {
        ...{ id, ...kept, score: scoreOf(grading), isSubmitted, failure: null },
        ...{ student: info.student_name, username: info.student_username },
        submittedAt: info.submitted_at,
        ...{ stem: info.stem, answer: info.answer, rightAnswer: info.right_answer },
        ...{ image: info.image, revision: info.revision },
        rival:
          first === null
            ? null
            : { by: first.corrected_by, at: first.corrected_at, is_own: first.is_own },
        ...{ theirs: first, isFar: false },
      },
    ];
  });
  const rows = (await Promise.all(asked)).flat();
  const open = rows.find(isOpen);
  if (open === undefined) return rows;
  const place = { subject_id: subjectId, kind: 'answer', id: open.id } as const;
  const own = agreementOf((await ask(gradingPlace, place, signal)).recent);
  return rows.map((row) => ({ ...row, isFar: own?.isFar(row.score) ?? false }));
};
export const loadReady = Object.assign(load, { asks: subjectiveInfo });

interface Submitted {
  readonly subjectId: number;
  readonly rows: readonly ReadyGrading[];
}

/** Submits each by itself: one that fails keeps no other back; of one that somebody graded first, both are shown. */
const submit: Work<Submitted, readonly ReadyGrading[]> = (ask, { subjectId, rows }, signal) => {
  const sent = rows.map(async (row): Promise<ReadyGrading> => {
    const { id, revision, grading } = row;
    const payload = { subject_id: subjectId, answer_id: id, revision, ...grading };
    try {
      await ask(correctSubjective, payload, signal);
      return { ...row, isSubmitted: true, failure: null };
    } catch (error) {
      const first = error instanceof CallFailure ? rival.safeParse(error.data).data : undefined;
      if (first === undefined) return { ...row, failure: shownFailure(error) };
      const theirs = await ask(
        subjectiveInfo,
        { subject_id: subjectId, answer_id: id },
        signal,
      ).then(
        (info) => info.grading,
        () => null,
      );
      const isSubmitted = theirs !== null && isSame(theirs, grading);
      return { ...row, isSubmitted, rival: first, theirs, failure: shownFailure(error) };
    }
  });
  return Promise.all(sent);
};
export const submitReady = Object.assign(submit, { asks: correctSubjective });
