import { describe, expect, it } from 'vitest';
import {
  emptyHeadquarters,
  emptyOf,
  headquartersForm,
  type HeadquartersForm,
} from '../../../src/domain/feedback';
import {
  selectAttempts,
  selectErrors,
  selectFailure,
  selectNextType,
  selectValues,
} from '../../../src/machines/feedback/headquartersFeedback';
import { sampleQuestion } from '../../../src/machines/feedback/headquartersFeedback.paths';
import { errorsOf } from '../../../src/machines/parts/form/errors';
import { noAnswer, refusal } from '../fakes';
import { sent, shown, start } from './startHeadquarters';

describe('the form', () => {
  const faults = (values: Partial<HeadquartersForm>) =>
    errorsOf(headquartersForm, { ...emptyHeadquarters, content: 'A word', ...values });

  it('[VALID-055] of a textbook needs its cover, or publisher and chief editor', () => {
    const missing = { publisher: 'required', chief_editor: 'required' };
    expect(faults({})).toEqual(missing);
    expect(faults({ publisher: 'East' })).toEqual({ chief_editor: 'required' });
    expect(faults({ publisher: 'East', chief_editor: 'Wu' })).toEqual({});
    expect(faults({ cover: '/files/1' })).toEqual({});
  });

  it('[VALID-053] [VALID-054] of a question needs its id and knowledge point', () => {
    const missing = { question_id: 'required', point_name: 'required' };
    expect(faults({ type: 'question' })).toEqual(missing);
    expect(faults({ ...sampleQuestion, question_id: '5x' })).toEqual({ question_id: 'numeric' });
    expect(faults(sampleQuestion)).toEqual({});
    expect(faults({ type: 'localCase' })).toEqual({ point_name: 'required' });
  });

  it.each([
    ['13800000000', {}],
    ['138 0000-0000', {}],
    ['１３８００００００００', {}],
    ['010-12345678', {}],
    ['+44 7700 900123', {}],
    ['', {}],
    ['12800000000', { phone: 'phone' }],
    ['1380000000', { phone: 'phone' }],
    ['7700 900123', { phone: 'phone' }],
    ['138x00000000', { phone: 'phone' }],
  ])('[VALID-052] takes the phone number %s or not', (phone, errors) => {
    expect(faults({ ...sampleQuestion, phone })).toEqual(errors);
  });

  it('tells all that is wrong in one round', () => {
    expect(faults({ type: 'question', content: '', phone: '12', year: '1' })).toEqual({
      question_id: 'required',
      point_name: 'required',
      content: 'required',
      phone: 'phone',
      year: 'year',
    });
  });

  it('[VALID-051] [CONST-008] takes nine images', () => {
    const images = Array.from({ length: 9 }, (_, index) => `/files/${index}`);
    expect(faults({ ...sampleQuestion, images })).toEqual({});
    expect(faults({ ...sampleQuestion, images: [...images, '/files/9'] })).toEqual({
      images: 'tooMany',
    });
  });
});

describe('another type', () => {
  it('[HQF-02] is taken at once while nothing was entered', () => {
    const { actor, snapshot, stage } = start();
    actor.send({ type: 'type.chosen', feedbackType: 'question' });
    expect([stage(), selectValues(snapshot())]).toEqual(['editing', emptyOf('question')]);
  });

  it('[HQF-01] [HQF-03] asks first, and clears what was entered', () => {
    const { actor, snapshot, stage } = start(sampleQuestion);
    actor.send({ type: 'type.chosen', feedbackType: 'textbook' });
    expect([stage(), selectNextType(snapshot())]).toEqual(['confirmingSwitch', 'textbook']);
    expect(selectValues(snapshot())).toEqual(sampleQuestion);
    actor.send({ type: 'switch.confirmed' });
    expect([stage(), selectValues(snapshot())]).toEqual(['editing', emptyOf('textbook')]);
  });

  it('[HQF-01] [HQF-04] or keeps type and content', () => {
    const { actor, snapshot, stage } = start(sampleQuestion);
    actor.send({ type: 'type.chosen', feedbackType: 'textbook' });
    actor.send({ type: 'switch.cancelled' });
    expect([stage(), selectValues(snapshot())]).toEqual(['editing', sampleQuestion]);
    expect(selectNextType(snapshot())).toBeNull();
  });

  it('the same type is no other one', () => {
    const { actor, snapshot, stage } = start(sampleQuestion);
    actor.send({ type: 'type.chosen', feedbackType: 'question' });
    expect([stage(), selectValues(snapshot())]).toEqual(['editing', sampleQuestion]);
  });
});

describe('a draft', () => {
  it('[HQF-05] [HQF-06] is kept in the browser, and opened with its content', async () => {
    const { actor, asked, clock, last, snapshot, stage, told } = start();
    await asked.find(({ name }) => name === 'draft.find')?.answer([]);
    actor.send({ type: 'field.changed', field: 'content', value: 'A word' });
    actor.send({ type: 'save.requested' });
    expect(stage()).toBe('draft');
    expect(told).toMatchObject([shown('saved')]);
    clock.increment(500);
    expect(last()).toMatchObject({ name: 'draft.save', input: { content: { content: 'A word' } } });
    await last().answer({ content: {}, savedAt: 0 });
    actor.send({ type: 'draft.opened', place: 'headquartersFeedback.2' });
    expect([stage(), selectValues(snapshot()).content]).toEqual(['editing', 'A word']);
  });

  it('is taken back from before a reload; what is none stays out', () => {
    const { actor, snapshot } = start();
    actor.send({ type: 'content.restored', content: { note: 1 } });
    expect(selectValues(snapshot())).toEqual(emptyHeadquarters);
    actor.send({ type: 'content.restored', content: sampleQuestion });
    expect(selectValues(snapshot())).toEqual(sampleQuestion);
  });
});

describe('sending', () => {
  it('[HQF-08] does not happen while a field is wrong, which says why', () => {
    const { actor, asked, snapshot, stage } = start();
    expect(selectErrors(snapshot())).toEqual({});
    actor.send(sent);
    expect([stage(), selectAttempts(snapshot())]).toEqual(['editing', 1]);
    expect(selectErrors(snapshot())).toMatchObject({ content: 'required' });
    expect(asked.map(({ name }) => name)).not.toContain('/feedback/create');
  });

  it('[HQF-07] [HQF-09] [CALL-151] happens once; then nothing can be changed', async () => {
    const { actor, last, snapshot, stage, told } = start(sampleQuestion);
    actor.send(sent);
    actor.send(sent);
    expect(stage()).toBe('submitting');
    expect(last()).toMatchObject({
      name: '/feedback/create',
      input: { subject_id: 2, feedback: sampleQuestion },
    });
    await last().answer({ feedback_id: 5, created_at: '2026-11-20T20:50:00+08:00' });
    expect(stage()).toBe('submitted');
    expect(last().name).toBe('draft.remove');
    expect(told).toMatchObject([shown('headquarters.submitted')]);
    actor.send({ type: 'field.changed', field: 'content', value: 'Late' });
    expect(selectValues(snapshot())).toEqual(sampleQuestion);
  });

  it('asks first about a cover that would stay behind, and only where there is one to send', () => {
    const chosen = { type: 'pictures.counted', place: 'cover', unsent: 1 } as const;
    for (const [values, stage] of [
      [{ content: 'A word', publisher: 'East', chief_editor: 'Wu' }, 'confirmingPictures'],
      [sampleQuestion, 'submitting'],
    ] as const) {
      const one = start(values);
      one.actor.send(chosen);
      one.actor.send(sent);
      expect(one.stage()).toBe(stage);
    }
  });

  it('[HQF-10] [MSG-029] without an answer keeps the text as a draft, and says so', async () => {
    const { actor, asked, clock, last, stage, told } = start(sampleQuestion);
    await asked.find(({ name }) => name === 'draft.find')?.answer([]);
    actor.send(sent);
    await last().fail(noAnswer('timeout'));
    expect(stage()).toBe('draft');
    expect(told).toMatchObject([shown('failed')]);
    clock.increment(500);
    expect(last()).toMatchObject({ name: 'draft.save', input: { content: sampleQuestion } });
  });

  it('[HQF-11] [VALID-053] that the server refuses shows its sentence and its fields', async () => {
    const { actor, last, snapshot, stage } = start(sampleQuestion);
    actor.send(sent);
    const issues = [{ field: 'feedback.question_id', rule: 'unknown' }];
    await last().fail(refusal('badPayload', 'No such question', { issues }));
    expect(stage()).toBe('editing');
    expect(selectErrors(snapshot())).toEqual({ question_id: 'unknown' });
    expect(selectFailure(snapshot())?.message.values).toEqual({ sentence: 'No such question' });
    actor.send({ type: 'field.changed', field: 'question_id', value: '513' });
    expect([selectErrors(snapshot()), selectFailure(snapshot())]).toEqual([{}, null]);
  });
});
