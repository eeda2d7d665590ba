import { describe, expect, it } from 'vitest';
import {
  selectNotes,
  selectRival,
  selectSelected,
  selectStage,
} from '../../../src/machines/grading/grading';
import {
  personWork,
  selectGrading,
  selectInfo,
  selectPlace,
} from '../../../src/machines/grading/personWork';
import { samplePlace } from '../../../src/machines/grading/gradingPlace.paths';
import { selectAnswer } from '../../../src/machines/parts/record';
import { selectMarked } from '../../../src/machines/grading/selectors';
import { noAnswer } from '../fakes';
import { run } from '../parts/world';
import { correctedEssay, waitingEssay } from './startGrading';

const open = () => run(personWork, { subjectId: 3, personId: 7 });

async function openWriting() {
  const opened = open();
  await opened.answer('draft.find', []);
  await opened.answer('/homework/info', waitingEssay);
  await opened.answer('/grading/place', samplePlace);
  return opened;
}

describe('one student’s homework', () => {
  it('loads what it is, how it is graded, and who waits', async () => {
    const { snapshot, named } = await openWriting();
    expect(selectInfo(snapshot())?.person.student_name).toBe('Ann');
    const place = selectPlace(snapshot())?.getSnapshot();
    expect(place && selectAnswer(place)).toEqual(samplePlace);
    expect(named('/grading/place')[0]?.input).toEqual({ subject_id: 3, kind: 'essay', id: 7 });
  });

  it('asks once for what it shows and grades, and again when it has changed', async () => {
    const { named, signals } = await openWriting();
    expect(named('/homework/info')).toHaveLength(1);
    signals.socket.tell({ type: 'socket.received', message: { type: 'homework.changed' } });
    expect(named('/homework/info')).toHaveLength(2);
  });

  it('makes a remark of what was selected, and looks at it', async () => {
    const { actor, snapshot } = await openWriting();
    actor.send({ type: 'remark.requested', category: 'language' });
    actor.send({ type: 'stretch.marked', start: 3, end: 9 });
    expect(selectMarked(snapshot())).toEqual({ start: 3, end: 9 });
    actor.send({ type: 'remark.requested', category: 'language' });
    expect(selectMarked(snapshot())).toBeNull();
    const grading = selectGrading(snapshot())?.getSnapshot();
    expect(grading && selectNotes(grading)).toEqual([
      { id: 'a1', start: 3, end: 9, category: 'language', comment: '' },
    ]);
    expect(grading && selectSelected(grading)).toBe('a1');
  });

  it('lets a remark be about another stretch', async () => {
    const { actor, snapshot } = await openWriting();
    actor.send({ type: 'stretch.marked', start: 3, end: 9 });
    actor.send({ type: 'remark.requested', category: 'language' });
    actor.send({ type: 'stretch.marked', start: 0, end: 2 });
    actor.send({ type: 'retarget.requested', id: 'a1' });
    const grading = selectGrading(snapshot())?.getSnapshot();
    expect(grading && selectNotes(grading)).toMatchObject([{ id: 'a1', start: 0, end: 2 }]);
  });

  it('learns that it has been corrected, and who is next now', async () => {
    const { answer, signals, snapshot } = await openWriting();
    signals.socket.tell({ type: 'socket.received', message: { type: 'homework.changed' } });
    await answer('/homework/info', correctedEssay);
    await answer('/grading/place', { ...samplePlace, position: null, total: 4 });
    expect(selectInfo(snapshot())?.correction?.corrected_by).toBe('Wang');
    const place = selectPlace(snapshot())?.getSnapshot();
    expect(place && selectAnswer(place)?.position).toBeNull();
  });

  it('says that the homework was withdrawn where one still writes, and by whom', async () => {
    const { answer, signals, snapshot } = await openWriting();
    signals.socket.tell({ type: 'socket.received', message: { type: 'homework.changed' } });
    const withdrawn = { by: 'Wang', at: '2026-11-20T14:20:00+08:00' };
    const person = { ...waitingEssay.person, status: 'invalid' };
    await answer('/homework/info', { ...waitingEssay, person, withdrawn });
    const grading = selectGrading(snapshot())?.getSnapshot();
    expect(grading && selectStage(grading)).toBe('overtaken');
    expect(grading && selectRival(grading)).toEqual({ ...withdrawn, status: 'invalid' });
  });

  it('says that the student has left the course where one still writes', async () => {
    const { answer, signals, snapshot } = await openWriting();
    signals.socket.tell({ type: 'socket.received', message: { type: 'homework.changed' } });
    await answer('/homework/info', {
      ...waitingEssay,
      person: { ...waitingEssay.person, status: 'invalid' },
    });
    const grading = selectGrading(snapshot())?.getSnapshot();
    expect(grading && selectStage(grading)).toBe('overtaken');
    expect(grading && selectRival(grading)).toEqual({ by: null, at: null, status: 'invalid' });
  });

  it('asks again for all that could not be loaded', async () => {
    const { actor, named, snapshot } = open();
    for (const asked of named('/homework/info')) await asked.fail(noAnswer());
    expect(selectInfo(snapshot())).toBeNull();
    actor.send({ type: 'retry.requested' });
    expect(named('/homework/info')).toHaveLength(2);
  });
});
