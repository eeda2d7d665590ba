import { act } from '@testing-library/react';
import { personWork, selectGrading } from '../../../src/machines/grading/personWork';
import { samplePlace } from '../../../src/machines/grading/gradingPlace.paths';
import { EssayScreen } from '../../../src/ui/grading/EssayScreen';
import { submit as submitNow, waitingEssay } from '../../machines/grading/startGrading';
import { refusal } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

export const overtaken = refusal('conflict', 'Wang was first', {
  by: 'Wang',
  at: '2026-11-20T14:20:00+08:00',
});

/** The screen of Ann's homework, in a world that answers what the test says. */
export function openEssay(language: 'zh' | 'en' = 'en', subjectId = 3) {
  const started = run(personWork, { subjectId, personId: 7 });
  const work = selectGrading(started.actor.getSnapshot());
  if (work === undefined) throw new Error('nobody grades');
  const shown = showView(<EssayScreen actor={started.actor} />, language);
  return {
    ...started,
    shown,
    work,
    /** Answers everybody who asks under that name. */
    answer: (name: string, data: unknown) => act(() => started.answer(name, data)),
    fail: (name: string, error: Error) =>
      act(async () => {
        for (const one of started.named(name)) await one.fail(error);
      }),
  };
}

/** The same with the essay there, waiting to be corrected. */
export async function openWriting(language: 'zh' | 'en' = 'en', subjectId = 3) {
  const opened = openEssay(language, subjectId);
  await opened.answer('draft.find', []);
  await opened.answer('/homework/info', waitingEssay);
  await opened.answer('/grading/place', samplePlace);
  return opened;
}

/** And with all that a correction needs: two remarks, one of them the longer, a comment, a rating. */
export async function openFilled(language: 'zh' | 'en' = 'en') {
  const opened = await openWriting(language);
  act(() => {
    const { work } = opened;
    work.send({ type: 'field.changed', field: 'rating', value: '88' });
    work.send({ type: 'field.changed', field: 'tags', value: ['Sincere'] });
    work.send({ type: 'comment.written', place: 'comment', text: 'A clear beginning.' });
    work.send({ type: 'comment.written', place: 'topicReview', text: 'Kept to the task.' });
    work.send({
      type: 'annotation.added',
      annotation: { start: 20, end: 48, category: 'language', comment: 'Lively.' },
    });
    work.send({
      type: 'annotation.added',
      annotation: { start: 0, end: 9, category: 'contentMaterials', comment: 'Your own.' },
    });
    work.send({ type: 'annotation.selected', id: null });
  });
  return opened;
}

/** Submits what is filled in, having read it through. */
export function submit(work: Parameters<typeof submitNow>[0]): void {
  act(() => {
    submitNow(work);
  });
}
