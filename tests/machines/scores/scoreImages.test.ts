import { expect, it } from 'vitest';
import { scoreImages } from '../../../src/domain/limits';
import { selectFiles } from '../../../src/machines/parts/fileUpload';
import { selectProofs, scoreRecord } from '../../../src/machines/scores/scoreRecord';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

const image = (name: string, type = 'image/png') => new File([name], name, { type });

/** The page that enters a score, and what stands beside its images. */
function begin() {
  const started = run(scoreRecord, {
    subjectId: 2,
    scoreId: null,
    studentId: null,
    reportId: null,
  });
  const proofs = () => {
    const upload = selectProofs(started.actor.getSnapshot());
    if (upload === undefined) throw new Error('nothing uploads');
    return upload;
  };
  return {
    ...started,
    choose: (...files: File[]) => {
      proofs().send({ type: 'files.chosen', files, along: { taken: 0 } });
    },
    remove: (id: number) => {
      proofs().send({ type: 'file.removed', id });
    },
    named: () => selectFiles(proofs().getSnapshot()).map((file) => [file.name, file.trouble?.key]),
    unsent: () => started.actor.getSnapshot().context.unsent.proofs,
  };
}

it('[VALID-090, VALID-092, VALID-093] a refused image takes no place, keeps nothing from being saved, and is named until it is dismissed', async () => {
  const { actor, choose, remove, named, unsent, last } = begin();
  const large = image('large.png');
  Object.defineProperty(large, 'size', { value: scoreImages.bytes + 1 });
  choose(large);
  const refused = ['large.png', 'scores:error.tooLarge'];
  expect([named(), unsent()]).toEqual([[refused], 0]);
  choose(image('one.png'), image('two.png'));
  expect(named()).toEqual([refused, ['one.png', undefined], ['two.png', undefined]]);
  await last().answer({ image_url: '/files/1' });
  expect(unsent()).toBe(1);
  await last().answer({ image_url: '/files/2' });
  expect([named(), unsent()]).toEqual([[refused], 0]);
  actor.send({ type: 'save.requested' });
  expect(actor.getSnapshot().context.attempts).toBe(0);
  remove(1);
  expect(named()).toEqual([]);
});

it('[VALID-092] what the server refuses blocks nothing either, and only what failed can be tried again', async () => {
  const { choose, named, unsent, last } = begin();
  choose(image('text.png'), image('two.png'));
  await last().fail(refusal('badPayload', 'Not a picture'));
  expect([named(), unsent()]).toEqual([
    [
      ['text.png', 'shell:failure.said'],
      ['two.png', undefined],
    ],
    1,
  ]);
  await last().fail(noAnswer());
  expect(unsent()).toBe(1);
  choose(image('three.png'));
  expect(named().map(([, trouble]) => trouble)).toEqual([
    ...['shell:failure.said', 'scores:image.failed', undefined],
  ]);
});
