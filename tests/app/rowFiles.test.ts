// @vitest-environment happy-dom
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { dropWithList, rowFiles, withAnswer } from '../../src/app/world/rowFiles';
import { answerRow } from '../../src/domain/answers';
import { answerRows } from '../../src/machines/answers/answerRows';
import { sampleOf } from '../../src/machines/parts/sample.paths';
import { answer } from '../machines/parts/lists';
import { run } from '../machines/parts/world';

const samples = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...sampleOf(answerRow), answer_id: at + 1 }));
const as_of = '2026-11-20T14:30:00+08:00';

it('[SCREEN-077] an export that is left half way, as its page ends, asks no more and keeps no part', async () => {
  const words = createInstance();
  await words.init({ lng: 'en' });
  const files = rowFiles(words);
  const { actor, last } = run(answerRows, { scope: { subject_id: 2 } });
  actor.on('rows.exported', (part) => {
    void files.saveRows(part);
    dropWithList(actor, part, files.dropRows);
  });
  await last().answer({ ...answer([], 6000), list: samples(20) });
  actor.send({ type: 'export.requested' });
  actor.send({ type: 'export.confirmed' });
  await last().answer({ list: samples(2000), as_of });
  const more = { type: 'rows.exported' as const, list: 'answerRows', rows: [] };
  await files.saveRows({ ...more, isFirst: false, isLast: false });
  actor.stop();
  expect(last().isDropped()).toBe(true);
  await expect(files.saveRows({ ...more, isFirst: false, isLast: false })).rejects.toThrow(
    'has no beginning',
  );
});

it('[SCREEN-043] the first rows of an export come with what their list was answered, others and other events as they are', async () => {
  const { actor, last } = run(answerRows, { scope: { subject_id: 2 } });
  const answered = { ...answer([], 1), list: samples(1) };
  await last().answer(answered);
  const rows = { type: 'rows.exported', list: 'answerRows', rows: [], isLast: true };
  expect(withAnswer(actor, { ...rows, isFirst: true })).toEqual({
    ...{ ...rows, isFirst: true, answer: actor.getSnapshot().context.answer },
    scope: { subject_id: 2 },
  });
  expect(actor.getSnapshot().context.answer).toMatchObject({ total: 1 });
  const more = { ...rows, isFirst: false };
  expect(withAnswer(actor, more)).toBe(more);
});
