// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberInput } from '../../../src/ui/parts/NumberInput';
import { SearchInput } from '../../../src/ui/parts/SearchInput';
import { TextInput } from '../../../src/ui/parts/TextInput';
import { show } from './show';

/** Presses Enter on the control as a browser reports it, and says whether a form would be sent. */
function pressEnter(control: HTMLElement, init: KeyboardEventInit = {}, timeStamp?: number) {
  const event = createEvent.keyDown(control, { key: 'Enter', keyCode: 13, ...init });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(control, event);
  return !event.defaultPrevented;
}

function endComposition(control: HTMLElement, timeStamp: number) {
  const event = createEvent.compositionEnd(control);
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(control, event);
}

function nameInput() {
  const onEnter = vi.fn();
  show(<TextInput label="Name" value="" onChange={() => undefined} onEnter={onEnter} />);
  return { control: screen.getByRole('textbox'), onEnter };
}

test('Enter submits', () => {
  const { control, onEnter } = nameInput();
  expect(pressEnter(control)).toBe(true);
  expect(onEnter).toHaveBeenCalledOnce();
});

test.each([
  ['Chrome says so', { isComposing: true }],
  ['only the key code tells', { keyCode: 229 }],
])('an Enter that picks a candidate does not submit: %s', (_, init) => {
  const { control, onEnter } = nameInput();
  expect(pressEnter(control, init)).toBe(false);
  expect(onEnter).not.toHaveBeenCalled();
});

test('an Enter right after the end of the composition, as Safari reports it, does not submit', () => {
  const { control, onEnter } = nameInput();
  endComposition(control, 1000);
  expect(pressEnter(control, {}, 1002)).toBe(false);
  expect(onEnter).not.toHaveBeenCalled();
});

test('the next Enter submits again: after the key was released', () => {
  const { control, onEnter } = nameInput();
  endComposition(control, 1000);
  fireEvent.keyUp(control, { key: 'Enter' });
  expect(pressEnter(control, {}, 1050)).toBe(true);
  expect(onEnter).toHaveBeenCalledOnce();
});

test('the next Enter submits again: long after a candidate was picked with the mouse', () => {
  const { control, onEnter } = nameInput();
  endComposition(control, 1000);
  expect(pressEnter(control, {}, 1600)).toBe(true);
  expect(onEnter).toHaveBeenCalledOnce();
});

function Search({ onSearched }: { readonly onSearched: (text: string) => void }) {
  const [text, setText] = useState('');
  const search = (value: string) => {
    setText(value);
    onSearched(value);
  };
  return <SearchInput label="Students" value={text} onChange={search} />;
}

test('Enter in a search submits no form around it', () => {
  const onSearch = vi.fn();
  show(<SearchInput label="Students" value="" onChange={() => undefined} onSearch={onSearch} />);
  expect(pressEnter(screen.getByRole('searchbox'))).toBe(false);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('a search hears whole words, not the sounds typed on the way', () => {
  const onSearched = vi.fn();
  show(<Search onSearched={onSearched} />);
  const control = screen.getByRole('searchbox');
  fireEvent.input(control, { target: { value: "zh'zi" }, isComposing: true });
  expect(control).toHaveProperty('value', "zh'zi");
  expect(onSearched).not.toHaveBeenCalled();
  fireEvent.compositionEnd(control, { target: { value: '张子' } });
  expect(onSearched).toHaveBeenCalledExactlyOnceWith('张子');
  expect(control).toHaveProperty('value', '张子');
});

test('figures of a Chinese input method arrive as half-width ones', () => {
  const onChange = vi.fn();
  show(<NumberInput label="Full marks" value="" onChange={onChange} />);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '８７。５' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('87.5');
});

test('the mouse wheel can not change a number: it is no number control', () => {
  show(<NumberInput label="Full marks" value="90" onChange={() => undefined} />);
  const control = screen.getByRole('textbox');
  expect(control.getAttribute('type')).toBe('text');
  expect(control.getAttribute('inputmode')).toBe('decimal');
});
