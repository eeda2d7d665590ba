import type { Page } from '@playwright/test';
import { subjectiveList } from '../../src/contract/grading';
import type { Language } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { comeBack, type World } from './world';

/** A written answer of a subject that nobody has graded. */
export async function answerOf(
  { address }: Pick<World, 'address'>,
  subject_id: 1 | 3,
): Promise<number> {
  const asked = { subject_id, page: 1, page_size: 1 } as const;
  const { list } = await createClient(address).ask(subjectiveList, asked, { as: 'zhou' });
  const [waiting] = list.filter(({ is_corrected }) => !is_corrected);
  if (waiting === undefined) throw new Error('every answer is graded');
  return waiting.answer_id;
}

/** Where an answer is graded. */
export const addressOf = (subjectId: 1 | 3, answerId: number) =>
  `/homework/list?subject_id=${String(subjectId)}&answer_id=${String(answerId)}`;

interface Visit {
  readonly page: Page;
  readonly world: World;
  readonly language: Language;
}

/** Opens the grading of a written answer. */
export async function openAnswer(
  { page, world, language }: Visit,
  subjectId: 1 | 3,
  answerId: number,
): Promise<void> {
  await comeBack(page, world, 'zhou', addressOf(subjectId, answerId), language);
}
