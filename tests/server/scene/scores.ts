import { randomUUID } from 'node:crypto';
import type { PayloadOf } from '../../../src/contract/call';
import { inputScore, scoreInfo, uploadScoreImage } from '../../../src/contract/scores';
import type { TestWorld } from '../rig';
import { anna, asAnna } from './people';

export const subject_id = 2;
export const paging = { page: 1, page_size: 50 };
/** A score as it can be entered. */
export const usual: PayloadOf<typeof inputScore> = {
  ...{ subject_id, student: 'sc01', exam_grade: '7', exam_type: 'midterm', score_type: 'points' },
  ...{ full_score: '120', score: '98.5', level: '', level_proportion: '', examinees: '320' },
  ...{ exam_date: '2026-11-06', grade_rank: '12', grade_total: '320', class_rank: '2' },
  ...{ class_total: '40', proofs: [], papers: [] },
};
type Change = Partial<typeof usual>;

/** A PNG of so many bytes. */
export function pngOf(size: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000', 'hex');
  return Buffer.concat([head, Buffer.alloc(size - head.length)]);
}

/** What Anna does with scores in a world. */
export const scoresIn = (world: () => TestWorld) => ({
  input: (change: Change = {}, as = anna.username, requestId: string = randomUUID()) =>
    world().send(inputScore, { ...usual, ...change }, { as, requestId }),
  entered: async (change: Change = {}) =>
    (await world().ask(inputScore, { ...usual, ...change }, asAnna)).score_id,
  info: (score_id: number) => world().ask(scoreInfo, { subject_id, score_id }, asAnna),
  upload(bytes: Buffer) {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'image.png');
    return world().post(uploadScoreImage, form, { ...asAnna, requestId: randomUUID() });
  },
});
