// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from '../../../src/ui/parts/Combobox';
import { Field } from '../../../src/ui/parts/Field';
import { show } from './show';

const options = [
  { value: '1', label: '张三', hint: 'zs01', alias: 'zhangsan' },
  { value: '2', label: '李四', hint: 'ls02', alias: 'lisi' },
  { value: '3', label: '王五', hint: 'ww03', alias: 'wangwu', disabled: true },
];

function chooser(multiple: boolean) {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: React.SyntheticEvent) => {
    event.preventDefault();
  });
  function Chooser() {
    const [chosen, setChosen] = useState<string[]>([]);
    return (
      <form onSubmit={onSubmit}>
        <Field label="Students" error="Choose one">
          <Combobox
            label="Students"
            options={options}
            chosen={chosen}
            multiple={multiple}
            onChange={(next) => {
              onChange(next);
              setChosen(next);
            }}
          />
        </Field>
      </form>
    );
  }
  show(<Chooser />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Students' });
  input.focus();
  return { input, onChange, onSubmit };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const found = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('it is found by a part of a name, of an account and of an alias', async () => {
  const { input } = chooser(false);
  for (const [text, name] of [
    ['张', '张三zs01'],
    ['LS', '李四ls02'],
    ['wangw', '王五ww03'],
    ['ｚｓ', '张三zs01'],
  ] as const) {
    type(input, text);
    await vi.waitFor(() => {
      expect(found()).toEqual([name]);
    });
  }
  type(input, 'nobody');
  expect(await screen.findByText('Nothing is found for “nobody”')).toBeTruthy();
});

test('Enter takes the first that is found, and does not submit the form', async () => {
  const { input, onChange, onSubmit } = chooser(false);
  type(input, '李');
  await vi.waitFor(() => {
    expect(input.getAttribute('aria-activedescendant')).toContain('2');
  });
  fireEvent.keyDown(input, { key: 'Enter' });
  await vi.waitFor(() => {
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2']);
    expect(input.value).toBe('李四');
  });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('several stand under it, and a cross takes one away', async () => {
  const { input, onChange } = chooser(true);
  for (const name of ['张三', '李四']) {
    type(input, name);
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  await vi.waitFor(() => {
    expect(onChange).toHaveBeenLastCalledWith(['1', '2']);
  });
  expect(input.value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 张三' }));
  expect(onChange).toHaveBeenLastCalledWith(['2']);
});

test('what is disabled is found and not chosen', async () => {
  const { input, onChange } = chooser(false);
  type(input, '王');
  fireEvent.click(await screen.findByRole('option', { name: /王五/ }));
  expect(onChange).not.toHaveBeenCalled();
});

test('the sounds of an input method do not search, nor does its Enter choose', async () => {
  const { input, onChange } = chooser(false);
  type(input, '李');
  await vi.waitFor(() => {
    expect(found()).toHaveLength(1);
  });
  fireEvent.compositionStart(input);
  type(input, "李zh'a");
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(found()).toEqual(['李四ls02']);
  expect(onChange).not.toHaveBeenCalled();
  type(input, '张');
  fireEvent.compositionEnd(input);
  await vi.waitFor(() => {
    expect(found()).toEqual(['张三zs01']);
  });
});

test('the field says what is wrong of it', () => {
  const { input } = chooser(false);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const description = input.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Choose one');
});
