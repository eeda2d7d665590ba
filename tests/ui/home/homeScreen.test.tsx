// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homeAnswers } from '../../../src/machines/home/homePolls.paths';
import { attentionReasons, todoKinds } from '../../../src/domain/home';
import { noAnswer } from '../../machines/fakes';
import { languages } from '../showView';
import { openHome, stages } from './homePages';

const block = (name: string) => within(screen.getByRole('region', { name }));
const addressOf = (link: HTMLElement) => link.getAttribute('href');

describe('the home page on the screen', () => {
  it('says why a student needs a person, how the day goes, and the one thing to do', async () => {
    await stages.answered('en');
    const row = block('Who needs you now').getByRole('row', { name: /Lin Xiaoman/ });
    expect(row.textContent).toContain('6 wrong answers in a row');
    for (const words of ['12 all correct', '3 with some wrong', '1 with many wrong']) {
      expect(row.textContent).toContain(words);
    }
    const links = within(row).getAllByRole('link');
    expect(links.map(addressOf)).toEqual([
      '/student/detail?student_id=1',
      '/answerHistoryEntry/index?student_id=1',
      '/answerHistoryEntry/index?student_id=1',
    ]);
  });

  it('[SCREEN-007] lists what waits by kind, each a link, and what is put off last with its reason', async () => {
    await stages.answered('en');
    const todo = block('To-do');
    expect(
      todo.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Homework ending soon5 items', 'Essays to correct12 items', 'Put off2 items']);
    expect(todo.getAllByRole('link').map(addressOf)).toEqual(
      homeAnswers.todoList.list.map(({ url }) => url),
    );
    expect(todo.getByText('due 16:00')).toBeTruthy();
    expect(todo.getByText('Reason: The card is being rewritten')).toBeTruthy();
  });

  it('[SCREEN-007] puts a thing off, after saying what is missing, and closes', async () => {
    const page = await stages.answered('en');
    fireEvent.click(screen.getByRole('button', { name: 'Put off: My town' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Put off “My town”' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Put off' }));
    expect(dialog.getByText('Please fill in “Reason”')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'On a trip' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Put off' }));
    expect(page.lastOf('/home/snoozeTodo').input).toMatchObject({ until: '2026-11-21' });
    await act(() => page.lastOf('/home/snoozeTodo').answer({}));
    await act(() => page.lastOf('draft.remove').answer(null));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SCREEN-007] goes on with the next thing once one is put off', async () => {
    const page = await stages.answered('en');
    const first = screen.getByRole('button', { name: 'Put off: Fractions' });
    first.focus();
    fireEvent.click(first);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'On a trip' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Put off' }));
    await act(() => page.lastOf('/home/snoozeTodo').answer({}));
    await act(() => page.lastOf('draft.remove').answer(null));
    expect(document.activeElement).toBe(first);
    const [fractions, ...others] = homeAnswers.todoList.list;
    const later = { ...fractions, snoozed_until: '2026-11-21T00:00:00+08:00' };
    await page.answer('/home/todoList', { ...homeAnswers.todoList, list: [...others, later] });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put off: My town' }));
  });

  it('offers the reason that was typed before a reload', async () => {
    const page = await stages.snoozing('en');
    const found = {
      place: 'snooze.essayToCorrect:7',
      content: { reason: 'On a trip', until: '2026-11-24' },
      savedAt: 1,
    };
    expect(page.lastOf('draft.find').input).toEqual({ key: 'snooze.essayToCorrect:7' });
    await act(() => page.lastOf('draft.find').answer([found]));
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('On a trip');
    expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('2026-11-24');
  });

  it('[SCREEN-006, SCREEN-008, SCREEN-011] leads from each number to the list behind it', async () => {
    await stages.answered('en');
    const numbers = block('At a glance');
    const to = (name: RegExp) => addressOf(numbers.getByRole('link', { name }));
    expect(to(/^32\s*My students/)).toBe('/student/list');
    expect(to(/^18\s*Active today/)).toBe('/student/list?activity=today');
    expect(to(/^47\s*Wrong answers/)).toBe('/answerHistoryEntry/index?outcome=wrong&days=7');
    expect(to(/^Unhealthy\s*4/)).toBe('/student/list?health=unhealthy');
    expect(to(/^To correct\s*12/)).toBe('/homework/list?status=toBeCorrected');
  });

  it('[SCREEN-005] leads from a report to its student’s, of that day', async () => {
    await stages.answered('en');
    const report = block('Latest reports').getByRole('link', { name: 'Lin Xiaoman' });
    expect(addressOf(report)).toBe('/report/stuInfo?student_id=1&from=2026-11-19&to=2026-11-19');
  });

  it.each([
    ['en', 'Latest reports', 'Thu 19 Nov'],
    ['zh', '最新报告', '11月19日 周四'],
  ] as const)(
    '[SCREEN-005] names a day’s report by its day in %s',
    async (language, title, day) => {
      await stages.answered(language);
      expect(block(title).getByText(day)).toBeTruthy();
    },
  );

  it('[SCREEN-009, SCREEN-010] shows the week as a table too, and each day to the tab key', async () => {
    await stages.answered('en');
    const week = block('Study week, all subjects');
    expect(week.getAllByRole('row')).toHaveLength(8);
    const [friday] = week.getAllByRole('img', { name: /20 Nov: 18.0 h, 14.3 h/ });
    expect(friday?.getAttribute('tabindex')).toBe('0');
    expect(screen.queryByText(/20 Nov: 18.0 h/)).toBeNull();
    if (friday) fireEvent.focus(friday);
    expect(screen.getByText(/20 Nov: 18.0 h/)).toBeTruthy();
  });

  it('[SCREEN-013] warns of scores that are due', async () => {
    await stages.answered('en');
    expect(screen.getByText(/Mid-term scores of 11 students are missing/)).toBeTruthy();
    expect(addressOf(screen.getByRole('link', { name: 'Enter scores' }))).toBe(
      '/score/index?view=unsubmitted',
    );
  });

  it('[SCREEN-012] offers the gift only while it is there', async () => {
    const page = await stages.answered('en');
    fireEvent.click(screen.getByRole('button', { name: 'Collect today’s 200 coins' }));
    await act(() => page.lastOf('/home/takeWelcomeGift').answer({ coins: 200, coin_cnt: 1050 }));
    expect(screen.queryByRole('button', { name: /coins/ })).toBeNull();
  });

  it('a block that fails is tried again by itself', async () => {
    const page = openHome('en');
    await act(() => page.lastOf('/home/objectList').fail(noAnswer()));
    const attention = block('Who needs you now');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(attention.getByRole('button', { name: 'Try again' }));
    await page.answer('/home/objectList');
    expect(attention.getByText('as of 14:30')).toBeTruthy();
  });

  it('[SCREEN-003] comes back to today from another day', async () => {
    await stages.otherDay('en');
    const schedule = block('Schedule');
    expect(schedule.getByText(/21 Nov/)).toBeTruthy();
    fireEvent.click(schedule.getByRole('button', { name: 'Today' }));
    expect(schedule.getByText(/20 Nov/)).toBeTruthy();
  });

  it.each(languages)('has words for every reason and kind in %s', async (language) => {
    const page = openHome(language);
    const [student] = homeAnswers.attentionList.list;
    const [thing] = homeAnswers.todoList.list;
    const list = attentionReasons.map((reason, index) => ({
      ...student,
      reason,
      student_id: index,
    }));
    const things = todoKinds.map((kind) => ({ ...thing, kind, item: kind }));
    await page.answer('/home/objectList', { ...homeAnswers.attentionList, list });
    await page.answer('/home/todoList', { ...homeAnswers.todoList, list: things });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(todoKinds.length);
  });
});
