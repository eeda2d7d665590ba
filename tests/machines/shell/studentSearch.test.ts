import { describe, expect, it } from 'vitest';
import {
  selectActive,
  selectFailure,
  selectIsNothingFound,
  selectIsOpen,
  selectSuggestions,
  selectTyped,
  studentSearch,
} from '../../../src/machines/shell/studentSearch';
import { noAnswer } from '../fakes';
import { run } from '../parts/world';

const ann = { name: 'Ann', url: '/student/detail?student_id=5' };
const ben = { name: 'Ben', url: '/student/detail?student_id=6' };
const places = [
  { kind: 'page', name: '作业管理', pinyin: 'zuo ye', url: '/homework/list?subject_id=2' },
  { kind: 'act', name: '退出登录', pinyin: 'tui chu deng lu log out', url: 'act:logout' },
] as const;
const pause = 250;
const hideAfter = 300;

function searching() {
  const started = run(studentSearch, { subjectId: 2 });
  return {
    ...started,
    type: (text: string) => {
      started.actor.send({ type: 'search.typed', text, places });
    },
  };
}

/** The suggestions for `an` are on the screen. */
async function found(list = [ann, ben]) {
  const search = searching();
  search.actor.send({ type: 'search.focused', places });
  search.type('an');
  search.clock.increment(pause);
  await search.last().answer({ list });
  return search;
}

describe('the search of the top bar', () => {
  it('[CALL-026] suggests before anything is typed', async () => {
    const { actor, asked, last, snapshot } = searching();
    expect([asked.length, selectIsOpen(snapshot())]).toEqual([0, false]);
    actor.send({ type: 'search.focused', places });
    expect([last().name, last().input]).toEqual(['/search/default', { subject_id: 2 }]);
    await last().answer({ list: [ann] });
    expect(selectSuggestions(snapshot())).toEqual([ann]);
  });

  it('finds pages, too, after the students, once something is typed', async () => {
    const { actor, type, clock, last, snapshot } = searching();
    actor.send({ type: 'search.focused', places });
    type('zy');
    clock.increment(pause);
    await last().answer({ list: [ann] });
    const page = { name: '作业管理', url: '/homework/list?subject_id=2' };
    expect(selectSuggestions(snapshot())).toEqual([ann, page]);
  });

  it('finds what was typed once the typing rests, trimmed and cut at 50 characters', () => {
    const { type, clock, asked, last } = searching();
    type('a');
    clock.increment(pause - 1);
    type(` ${'x'.repeat(60)}`);
    clock.increment(pause - 1);
    expect(asked).toHaveLength(0);
    clock.increment(1);
    expect(last().input).toEqual({ subject_id: 2, keyword: 'x'.repeat(50) });
  });

  it.each(['tcdl', 'log out', '退出'])('%s finds an act, which asks for no page', async (text) => {
    const { actor, type, clock, last, told } = searching();
    type(text);
    clock.increment(pause);
    await last().answer({ list: [] });
    actor.send({ type: 'search.submitted' });
    expect(told).toEqual([{ type: 'act.requested', act: 'logout' }]);
  });

  it('what is typed meanwhile drops the question under way', async () => {
    const { type, clock, last, snapshot } = searching();
    type('a');
    clock.increment(pause);
    const early = last();
    type('b');
    expect(early.isDropped()).toBe(true);
    clock.increment(pause);
    await last().answer({ list: [ben] });
    expect(selectSuggestions(snapshot())).toEqual([ben]);
  });

  it('the keyboard goes round the suggestions, either way', async () => {
    const { actor, snapshot } = await found();
    const places = ([1, 1, 1, -1, -1] as const).map((by) => {
      actor.send({ type: 'suggestion.moved', by });
      return selectActive(snapshot());
    });
    expect(places).toEqual([1, 0, 1, 0, 1]);
    const other = await found();
    other.actor.send({ type: 'suggestion.moved', by: -1 });
    expect(selectActive(other.snapshot())).toBe(1);
  });

  it.each([
    ['the first where no arrow was pressed', 0, ann],
    ['the one that an arrow has led to', 1, ben],
  ])('Enter leads to %s, which is marked', async (_, moves, chosen) => {
    const { actor, told, snapshot } = await found();
    for (let move = 0; move < moves; move += 1) actor.send({ type: 'suggestion.moved', by: 1 });
    expect(selectSuggestions(snapshot())[selectActive(snapshot())]).toEqual(chosen);
    actor.send({ type: 'search.submitted' });
    expect(told).toEqual([{ type: 'page.requested', to: chosen.url }]);
    expect([selectTyped(snapshot()), selectIsOpen(snapshot())]).toEqual(['', false]);
  });

  it('Enter while it is typed asks at once, and chooses nothing of before', async () => {
    const { actor, type, last, told } = await found();
    type('be');
    actor.send({ type: 'search.submitted' });
    expect([last().input, told]).toEqual([{ subject_id: 2, keyword: 'be' }, []]);
  });

  it('the keyboard chooses among those of before while more is typed and asked for', async () => {
    const { actor, type, clock, last, told, snapshot } = await found();
    type('be');
    actor.send({ type: 'suggestion.moved', by: -1 });
    clock.increment(pause);
    await last().answer({ list: [ben, ann] });
    expect(selectActive(snapshot())).toBe(0);
    actor.send({ type: 'search.submitted' });
    expect(told).toEqual([{ type: 'page.requested', to: ben.url }]);

    const other = await found();
    other.type('ann');
    other.actor.send({ type: 'suggestion.moved', by: 1 });
    other.actor.send({ type: 'search.submitted' });
    expect(other.told).toEqual([{ type: 'page.requested', to: ann.url }]);
  });

  it('the keyboard stands on the first once its suggestion is gone', async () => {
    const { actor, type, clock, last, snapshot } = await found();
    type('b');
    actor.send({ type: 'suggestion.moved', by: 1 });
    clock.increment(pause);
    await last().answer({ list: [ben] });
    expect(selectActive(snapshot())).toBe(0);
  });

  it('[CONST-068] a press outside hides the suggestions after 300 ms, so that one on them still counts', async () => {
    const { actor, clock, told, snapshot } = await found();
    actor.send({ type: 'search.left' });
    clock.increment(hideAfter - 1);
    expect(selectIsOpen(snapshot())).toBe(true);
    actor.send({ type: 'suggestion.chosen', url: ben.url });
    expect(told).toEqual([{ type: 'page.requested', to: ben.url }]);
    const left = await found();
    left.actor.send({ type: 'search.left' });
    left.clock.increment(hideAfter);
    expect(selectIsOpen(left.snapshot())).toBe(false);
  });

  it('what is typed while the suggestions are about to hide is kept', async () => {
    const { actor, type, clock, snapshot } = await found();
    actor.send({ type: 'search.left' });
    type('be');
    clock.increment(hideAfter);
    expect([selectTyped(snapshot()), selectIsOpen(snapshot())]).toEqual(['be', true]);
  });

  it('what is typed stays when the subject changes, and is asked for in the new one', async () => {
    const { actor, clock, last, snapshot } = await found();
    actor.send({ type: 'subject.changed', subjectId: 3 });
    expect([selectTyped(snapshot()), selectSuggestions(snapshot())]).toEqual(['an', []]);
    clock.increment(pause);
    expect(last().input).toEqual({ subject_id: 3, keyword: 'an' });
  });

  it('says that nobody is found', async () => {
    expect(selectIsNothingFound((await found([])).snapshot())).toBe(true);
  });

  it.each(['search.retried', 'search.submitted'] as const)(
    'says what failed; %s asks the same',
    async (again) => {
      const { actor, type, clock, last, snapshot } = searching();
      type('an');
      clock.increment(pause);
      await last().fail(noAnswer());
      expect(selectFailure(snapshot())?.message.key).toBe('shell:failure.network');
      actor.send({ type: again });
      clock.increment(pause);
      expect([last().name, last().input]).toEqual([
        '/search/list',
        { subject_id: 2, keyword: 'an' },
      ]);
    },
  );
});
