import type { PostClassDraft } from '../../../src/domain/feedback';
import { postClassFeedback, selectStage } from '../../../src/machines/feedback/postClassFeedback';
import { sampleFeedback } from '../../../src/machines/feedback/postClassFeedback.paths';
import { fillIn } from '../parts/fillIn';
import { run } from '../parts/world';

export const submit = { type: 'submit.requested' } as const;
export const confirm = { type: 'submit.confirmed' } as const;
export const save = { type: 'save.requested' } as const;

/** Opens the form: of a new feedback, or of one that is there. */
export function start(feedbackId: number | null = null) {
  const started = run(postClassFeedback, { subjectId: 2, studentId: 7, feedbackId, copyOf: null });
  const fill = (values: Partial<PostClassDraft> = sampleFeedback) => {
    fillIn(started.actor, values);
  };
  return { ...started, fill, stage: () => selectStage(started.snapshot()) };
}
