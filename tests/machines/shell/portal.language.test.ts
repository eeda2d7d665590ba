import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { portal } from '../../../src/machines/shell/portal';
import { sampleTeacher } from '../../../src/machines/shell/navigationGuard.paths';
import { heardFrom } from '../fakes';

const abroad = { ...sampleTeacher, country_id: 2, user_token: 'abroad' };
const again = { ...sampleTeacher, user_token: 'again' };

/** A portal whose server is silent, and what it says of its language. */
function startPortal(isLanguageChosen = false) {
  const actor = createActor(portal, {
    input: {
      ...{ teacher: null, subjectId: 2, source: '', grayTests: {} },
      ...{ language: 'zh', isLanguageChosen },
    },
  });
  const heard = heardFrom(actor);
  actor.start();
  return {
    actor,
    enter: (teacher: typeof sampleTeacher) => {
      actor.send({ type: 'session.opened', teacher, from: '' });
      return actor.getSnapshot().context.language;
    },
    told: () => heard.filter(({ type }) => type === 'language.changed'),
  };
}

it('[LANG-002] [LANG-003] [LANG-005] [CONST-073] whoever logs in has the language of the country, which nobody has chosen', () => {
  const { enter, told } = startPortal();
  expect(enter(sampleTeacher)).toBe('zh');
  expect(enter(abroad)).toBe('en');
  expect(enter(again)).toBe('zh');
  expect(told()).toEqual(
    ['zh', 'en', 'zh'].map((language) => ({ type: 'language.changed', language, isChosen: false })),
  );
});

it('[LANG-004] a language that the person has chosen stays at each login', () => {
  const { actor, enter, told } = startPortal();
  actor.send({ type: 'language.chosen', language: 'en' });
  expect(enter(sampleTeacher)).toBe('en');
  actor.send({ type: 'session.closed' });
  expect(enter(again)).toBe('en');
  expect(told()).toEqual([{ type: 'language.changed', language: 'en', isChosen: true }]);
});

it('[LANG-004] a language that was chosen on an earlier visit stays', () => {
  expect(startPortal(true).enter(abroad)).toBe('zh');
});

it('[LANG-003] after somebody has signed out, the next has the language of the country again', () => {
  const { actor, enter } = startPortal();
  actor.send({ type: 'language.chosen', language: 'zh' });
  actor.send({ type: 'storage.cleared' });
  expect(enter(abroad)).toBe('en');
});
