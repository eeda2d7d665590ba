// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { messageReward } from '../../../src/machines/messages/messageReward';
import { RewardForm } from '../../../src/ui/messages/RewardForm';
import { languages, showView } from '../showView';

const scope = { subject_id: 3, message_id: 5, studentName: 'Ann', balance: 20 };

const said = {
  zh: {
    coins: '金币数量',
    positive: '请输入 1 至 20 的整数',
    tooLong: '太长了：现在 101 个字，最多 100 个字',
    verb: '奖励金币',
    cancel: '取消',
  },
  en: {
    coins: 'Coins',
    positive: 'Enter a whole number from 1 to 20',
    tooLong: 'Too long: 101 of at most 100 characters',
    verb: 'Give coins',
    cancel: 'Cancel',
  },
};

test.each(languages)(
  '(%s) a dialog of bound fields says all that is wrong at once, with the limit',
  (language) => {
    const words = said[language];
    const actor = createActor(messageReward, { input: { scope } }).start();
    const onCancel = vi.fn();
    showView(<RewardForm actor={actor} onCancel={onCancel} />, language);
    const coins = screen.getByRole('textbox', { name: words.coins });
    fireEvent.change(coins, { target: { value: '8.5' } });
    act(() => {
      actor.send({ type: 'field.changed', field: 'remark', value: 'a'.repeat(101) });
    });
    fireEvent.click(screen.getByRole('button', { name: words.verb }));
    expect(screen.getByDisplayValue('8.5')).toBe(coins);
    expect(screen.getByText(words.positive)).toBeTruthy();
    expect(screen.getByText(words.tooLong)).toBeTruthy();
    expect(document.activeElement).toBe(coins);
    fireEvent.click(screen.getByRole('button', { name: words.cancel }));
    expect(onCancel).toHaveBeenCalledOnce();
  },
);

test.each(['8.5', '0x10', '-5', '1e2', '85.5', '一'])(
  'a number field keeps %j as it is typed, and says what is wrong of it',
  (typed) => {
    const actor = createActor(messageReward, { input: { scope } }).start();
    showView(<RewardForm actor={actor} onCancel={vi.fn()} />, 'en');
    const coins = screen.getByRole<HTMLInputElement>('textbox', { name: said.en.coins });
    fireEvent.change(coins, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: said.en.verb }));
    expect(coins.value).toBe(typed);
    expect(screen.getByText(said.en.positive)).toBeTruthy();
  },
);

test('a number field keeps a space as it is typed, and asks for a number, in which a space beside it is none', () => {
  const actor = createActor(messageReward, { input: { scope } }).start();
  showView(<RewardForm actor={actor} onCancel={vi.fn()} />, 'en');
  const coins = screen.getByRole<HTMLInputElement>('textbox', { name: said.en.coins });
  fireEvent.change(coins, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: said.en.verb }));
  expect(coins.value).toBe(' ');
  expect(coins.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(coins, { target: { value: ' 20 ' } });
  expect(coins.value).toBe(' 20 ');
  expect(coins.getAttribute('aria-invalid')).not.toBe('true');
});

test('full-width figures of an input method are the same number', () => {
  const actor = createActor(messageReward, { input: { scope } }).start();
  showView(<RewardForm actor={actor} onCancel={vi.fn()} />, 'en');
  const coins = screen.getByRole<HTMLInputElement>('textbox', { name: said.en.coins });
  fireEvent.change(coins, { target: { value: '１２' } });
  expect(coins.value).toBe('12');
  expect(screen.getByRole('button', { name: /12/ })).toBeTruthy();
});
