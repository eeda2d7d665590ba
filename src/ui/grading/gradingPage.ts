import type { gradedKinds } from '../../domain/grading';

interface GradedWork {
  readonly kind: (typeof gradedKinds)[number];
  readonly id: number;
}

/** Where a work is graded. */
export function gradingPage({ kind, id }: GradedWork): string {
  return `/homework/list?${kind === 'essay' ? 'person_id' : 'answer_id'}=${String(id)}`;
}
