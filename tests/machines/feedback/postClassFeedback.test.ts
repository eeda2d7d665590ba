import { describe, expect, it } from 'vitest';
import { classPart } from '../../../src/domain/sameClass';
import {
  emptyPostClass,
  feedbackLimits,
  type PostClassDraft,
  postClassForm,
} from '../../../src/domain/feedback';
import {
  selectAttempts,
  selectErrors,
  selectFailure,
  selectKeptAt,
  selectSavesInVain,
  selectValues,
} from '../../../src/machines/feedback/postClassFeedback';
import { sampleFeedback, sampleInfo } from '../../../src/machines/feedback/postClassFeedback.paths';
import { errorsOf } from '../../../src/machines/parts/form/errors';
import { errorOf } from '../../../src/machines/parts/form/selectors';
import { noAnswer, refusal } from '../fakes';
import { confirm, save, start, submit } from './startPostClass';

const shown = (key: string) => ({ message: { key: `feedback:${key}` } });
const student = { subject_id: 2, student_id: 7 };

describe('the form', () => {
  const faults = (values: Partial<PostClassDraft>) =>
    errorsOf(postClassForm, { ...sampleFeedback, ...values });

  it('[VALID-056] [VALID-057] needs the date and the time of the class', () => {
    expect(faults({})).toEqual({});
    expect(faults({ class_date: '', start_time: '', end_time: '' })).toEqual({
      class_date: 'required',
      start_time: 'required',
      end_time: 'required',
    });
    expect(faults({ start_time: '25:00' })).toEqual({ start_time: 'time' });
    expect(faults({ end_time: '19:00' })).toEqual({ end_time: 'beforeStart' });
  });

  it('[VALID-051] [ENTITY-023] takes nine images, stars from 1 to 5, shares up to 100', () => {
    const images = Array.from({ length: 10 }, (_, index) => `/files/${index}`);
    expect(faults({ images: images.slice(1) })).toEqual({});
    expect(faults({ images })).toEqual({ images: 'tooMany' });
    expect(faults({ stars: 6 })).toEqual({ stars: 'range' });
    expect(faults({ previous_accuracy: 101 })).toEqual({ previous_accuracy: 'range' });
    expect(faults({ stars: null, class_count: null })).toEqual({});
    const nothing = { stars: null, content: '', evaluation: '' };
    expect(faults({ ...nothing, homework: 'Page 12' })).toEqual({});
    expect(faults(nothing)).toEqual({ evaluation: 'nothingSaid' });
  });

  it('[SCREEN-094] takes what the feedback of a classmate says of the class, as long as it replaces nothing', () => {
    const { actor, snapshot } = start();
    const part = classPart.parse(sampleFeedback);
    actor.send({ type: 'field.changed', field: 'evaluation', value: 'Well done.' });
    actor.send({ type: 'class.taken', part });
    expect(selectValues(snapshot())).toEqual({
      ...{ ...emptyPostClass, ...part, evaluation: 'Well done.' },
    });
    actor.send({ type: 'class.taken', part: { ...part, content: 'Other' } });
    expect(selectValues(snapshot()).content).toBe(part.content);
  });

  it('leaves out a picture that arrives when there are nine', () => {
    const { actor, snapshot } = start();
    const addresses = Array.from({ length: 10 }, (_, index) => `/files/${index}`);
    for (const address of addresses) {
      actor.send({ type: 'image.uploaded', place: 'images', unsent: 0, address });
    }
    expect(selectValues(snapshot()).images).toEqual(addresses.slice(0, 9));
  });

  it('tells all that is wrong in one round', () => {
    const wrong = {
      ...{ stars: null, content: '', evaluation: '' },
      ...{ class_date: '', end_time: '19:00' },
    };
    // What is no number at all stops a form's checks, unless they say otherwise.
    for (const [class_count, fault] of [
      [99, 'range'],
      [Number.NaN, 'whole'],
    ] as const) {
      expect(faults({ ...wrong, class_count })).toEqual({
        ...{ class_date: 'required', end_time: 'beforeStart', evaluation: 'nothingSaid' },
        class_count: fault,
      });
    }
    for (const none of [null, 'x', []]) expect(postClassForm.safeParse(none).success).toBe(false);
  });
});

describe('a draft', () => {
  it('[FBK-01] [FBK-02] is kept on the server, and the same one from then on', async () => {
    const { actor, fill, last, snapshot, stage, told } = start();
    fill({ content: 'Fractions' });
    actor.send(save);
    expect(stage()).toBe('savingDraft');
    expect(last()).toMatchObject({
      name: '/classFeedback/save',
      input: { ...student, feedback: { content: 'Fractions' } },
    });
    await last().answer({ feedback_id: 5, changed_at: '2026-11-20T20:45:00+08:00' });
    expect([stage(), selectKeptAt(snapshot())]).toEqual(['draft', '2026-11-20T20:45:00+08:00']);
    expect(told).toMatchObject([shown('saved')]);
    actor.send(save);
    expect(last().input).toMatchObject({ feedback_id: 5 });
  });

  it('[FBK-03] stays in the browser when there is no answer', async () => {
    const { actor, clock, fill, last, stage, told } = start();
    await last().answer([]);
    fill();
    actor.send(save);
    await last().fail(noAnswer());
    expect(stage()).toBe('draft');
    expect(told).toMatchObject([shown('kept')]);
    clock.increment(500);
    expect(last()).toMatchObject({ name: 'draft.save', input: { content: sampleFeedback } });
  });

  it('[SCREEN-091] with a text that is too long says so at its field, and is not sent', async () => {
    for (const feedbackId of [null, 5]) {
      const { actor, fill, last, namesAsked, snapshot, stage } = start(feedbackId);
      if (feedbackId !== null) await last().answer(sampleInfo);
      fill({ class_date: '', content: 'a'.repeat(feedbackLimits.text + 1) });
      actor.send(save);
      expect([stage(), selectSavesInVain(snapshot())]).toEqual(['editing', 1]);
      expect(errorOf('content')(snapshot())).toBe('tooLong');
      // A draft may lack its date.
      expect(errorOf('class_date')(snapshot())).toBeUndefined();
      expect(namesAsked()).not.toContain('/classFeedback/save');
      fill({ content: 'Fractions' });
      actor.send(save);
      expect(stage()).toBe('savingDraft');
    }
  });

  it('that the server refuses is edited on, with its sentence', async () => {
    const { actor, last, snapshot, stage } = start();
    actor.send(save);
    await last().fail(refusal('absent', 'No such student'));
    expect(stage()).toBe('editing');
    expect(selectFailure(snapshot())?.message.values).toEqual({ sentence: 'No such student' });
  });

  it('[FBK-04] is edited again as soon as something changes', async () => {
    const { fill, last, snapshot, stage } = start(5);
    await last().answer(sampleInfo);
    expect([stage(), selectValues(snapshot())]).toEqual(['draft', sampleFeedback]);
    fill({ stars: 5 });
    expect([stage(), selectValues(snapshot()).stars]).toEqual(['editing', 5]);
  });

  it('[FBK-05] is submitted as it is, or shows what is wrong with it', async () => {
    const complete = start(5);
    await complete.last().answer(sampleInfo);
    complete.actor.send(submit);
    expect(complete.stage()).toBe('confirming');
    const lacking = start(5);
    await lacking.last().answer({ ...sampleInfo, feedback: { ...sampleFeedback, end_time: '' } });
    lacking.actor.send(submit);
    expect(lacking.stage()).toBe('editing');
    expect(selectErrors(lacking.snapshot())).toEqual({ end_time: 'required' });
  });

  it('is taken back from before a reload; what is none stays out', () => {
    const { actor, snapshot } = start();
    actor.send({ type: 'content.restored', content: { note: 1 } });
    expect(selectValues(snapshot()).content).toBe('');
    actor.send({ type: 'content.restored', content: sampleFeedback });
    expect(selectValues(snapshot())).toEqual(sampleFeedback);
  });
});

describe('submitting', () => {
  it('[FBK-07] does not happen while a field is wrong, which says why', () => {
    const { actor, namesAsked, snapshot, stage } = start();
    expect(selectErrors(snapshot())).toEqual({});
    actor.send(submit);
    expect([stage(), selectAttempts(snapshot())]).toEqual(['editing', 1]);
    expect(selectErrors(snapshot())).toMatchObject({ class_date: 'required' });
    expect(namesAsked()).toEqual(['draft.find']);
  });

  it('[FBK-06] [FBK-08] asks first, and can be called off', () => {
    const { actor, fill, namesAsked, stage } = start();
    fill();
    actor.send(submit);
    expect(stage()).toBe('confirming');
    actor.send({ type: 'submit.cancelled' });
    expect([stage(), namesAsked()]).toEqual(['editing', ['draft.find']]);
  });

  it('[FBK-09] [FBK-10] [ROLE-042] happens once; then nothing can be changed', async () => {
    const { actor, fill, last, namesAsked, snapshot, stage, told } = start();
    fill();
    actor.send(submit);
    actor.send(confirm);
    actor.send(confirm);
    expect(stage()).toBe('submitting');
    expect(last()).toMatchObject({
      name: '/classFeedback/submit',
      input: { ...student, feedback: sampleFeedback },
    });
    await last().answer({ feedback_id: 5, submitted_at: '2026-11-20T20:50:00+08:00' });
    expect(stage()).toBe('submitted');
    expect(namesAsked()).toContain('draft.remove');
    expect(told).toMatchObject([shown('submitted')]);
    fill({ content: 'Late' });
    actor.send(submit);
    expect([stage(), selectValues(snapshot())]).toEqual(['submitted', sampleFeedback]);
  });

  it('[FBK-11] [MSG-029] without an answer keeps the text as a draft, and says so', async () => {
    const { actor, clock, fill, last, snapshot, stage, told } = start();
    await last().answer([]);
    fill();
    actor.send(submit);
    actor.send(confirm);
    await last().fail(noAnswer('timeout'));
    expect(stage()).toBe('draft');
    expect(selectFailure(snapshot())?.message.key).toBe('shell:failure.timeout');
    expect(told).toMatchObject([shown('failed')]);
    clock.increment(500);
    expect(last()).toMatchObject({ name: 'draft.save', input: { content: sampleFeedback } });
  });

  it('[FBK-12] that the server refuses shows its sentence and its fields', async () => {
    const { actor, fill, last, snapshot, stage } = start();
    fill();
    actor.send(submit);
    actor.send(confirm);
    const issues = [{ field: 'feedback.class_date', rule: 'day' }];
    await last().fail(refusal('badPayload', 'Not that day', { issues }));
    expect(stage()).toBe('editing');
    expect(selectErrors(snapshot())).toEqual({ class_date: 'day' });
    expect(selectFailure(snapshot())?.message.values).toEqual({ sentence: 'Not that day' });
  });
});

describe('opening one', () => {
  it('[FBK-10] that was given shows it, for nobody to change', async () => {
    const { fill, last, snapshot, stage } = start(5);
    expect(last()).toMatchObject({
      name: '/classFeedback/info',
      input: { subject_id: 2, feedback_id: 5 },
    });
    const submitted_at = '2026-11-20T20:50:00+08:00';
    await last().answer({ ...sampleInfo, status: 'given', submitted_at });
    expect([stage(), selectKeptAt(snapshot())]).toEqual(['submitted', submitted_at]);
    fill({ content: 'Late' });
    expect(selectValues(snapshot())).toEqual(sampleFeedback);
  });

  it('says why it failed, and loads again', async () => {
    const { actor, last, snapshot, stage } = start(5);
    await last().fail(noAnswer());
    expect(stage()).toBe('loadFailed');
    expect(selectFailure(snapshot())?.message.key).toBe('shell:failure.network');
    actor.send({ type: 'load.retried' });
    expect([stage(), last().name]).toEqual(['loading', '/classFeedback/info']);
  });
});
