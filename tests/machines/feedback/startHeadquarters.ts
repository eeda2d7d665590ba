import type { HeadquartersForm } from '../../../src/domain/feedback';
import {
  headquartersFeedback,
  selectStage,
} from '../../../src/machines/feedback/headquartersFeedback';
import { run } from '../parts/world';

/** Opens the feedback to headquarters, with some values. */
export function start(values: Partial<HeadquartersForm> = {}) {
  const started = run(headquartersFeedback, { subjectId: 2, values });
  return { ...started, stage: () => selectStage(started.snapshot()) };
}

export const sent = { type: 'submit.requested' } as const;
export const shown = (key: string) => ({ message: { key: `feedback:${key}` } });
