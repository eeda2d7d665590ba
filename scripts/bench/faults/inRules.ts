import { heldBy, type HeldFault } from './fault';

/**
 * Mistakes in the domain, in what a chart asks for, and in rules that the samples of a chart do not reach, with the test
 * that is to notice each.
 */
export const inRules: readonly HeldFault[] = [
  // Gradings put aside
  heldBy(
    'machines/grading/readyWork.ts',
    'machines/grading/readyWork',
    'a colleague’s grading of the same marks passes for one’s own',
    'graded.is_own &&\n  ',
    '',
  ),
  heldBy(
    'machines/grading/readyWork.ts',
    'machines/grading/readyWork',
    'one’s own grading with other words passes for this one',
    'graded.stars === grading.stars &&\n  graded.comment === grading.comment',
    'graded.stars === grading.stars',
  ),
  heldBy(
    'machines/grading/readyWork.ts',
    'machines/grading/readyWork',
    'one answer that is gone hides all the others',
    "if (hasCode(error, 'absent')) return null;",
    '',
  ),
  heldBy(
    'machines/grading/readyWork.ts',
    'machines/grading/readyWork',
    'one that fails keeps the others back',
    'return { ...row, rival: first ?? null, failure: shownFailure(error) };',
    'throw error;',
  ),
  heldBy(
    'machines/grading/readyWork.ts',
    'machines/grading/readyWork',
    'a draft that was not put aside is submitted with the others',
    'if (values?.isReady !== true) return [];',
    'if (values === undefined) return [];',
  ),
  heldBy(
    'machines/grading/readyWork.ts',
    'machines/grading/readyWork',
    'another revision is sent than the one that was read',
    'const { id, revision, grading } = row;',
    'const { id, grading } = row;\n    const revision = 0;',
  ),
  heldBy(
    'machines/grading/readyGradings.ts',
    'machines/grading/putAside',
    'one that is as it was shown is enough to submit all',
    'asked.every(({ place }) => contentAt',
    'asked.some(({ place }) => contentAt',
  ),
  // Remarks that were removed
  heldBy(
    'machines/grading/setup.ts',
    'machines/grading/grading.writing',
    'a remark comes back beyond the most',
    'values.annotations.length < essayLimits.annotations &&\n        removed.some',
    'removed.some',
  ),
  heldBy(
    'machines/grading/setup.ts',
    'machines/grading/grading.writing',
    'a new remark gets the name of one that was removed',
    'annotation, context.removed)',
    'annotation)',
  ),
  // What a form follows
  heldBy(
    'machines/parts/form/setup.ts',
    'machines/rewards/rewardRenewal',
    'any refusal of what had no answer ends the doubt',
    "hasCode(error, 'conflict') && shownFailure",
    'shownFailure',
  ),
  heldBy(
    'machines/parts/form/setup.ts',
    'machines/rewards/rewardRenewal',
    'the refusal of another request ends the doubt',
    ' && shownFailure(error).requestId === context.unanswered',
    '',
  ),
  heldBy(
    'machines/rewards/accountRenewal.ts',
    'machines/rewards/rewardRenewal',
    'a student who has gone takes the form along',
    'student === undefined ? {} : { student }',
    'student === undefined ? { student: null as never } : { student }',
  ),
  heldBy(
    'machines/rewards/accountRenewal.ts',
    'machines/rewards/rewardRenewal',
    'news of any student ask for the account',
    'isAboutStudent(message, id)',
    "message.type === 'student.changed'",
  ),
  // Deadlines
  heldBy(
    'domain/homework.ts',
    'domain/homework',
    'a deadline in ten years is taken',
    '366 * 24 * 3_600_000',
    '3_660 * 24 * 3_600_000',
  ),
];
