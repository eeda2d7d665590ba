// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FieldColumn } from '../../../src/ui/parts/FieldColumn';
import { NumberInput } from '../../../src/ui/parts/NumberInput';
import { show } from './show';

function fields() {
  const onPaste = vi.fn();
  show(
    <FieldColumn onPaste={onPaste}>
      <NumberInput name="1" label="Ann" value="" onChange={() => undefined} />
      <NumberInput name="2" label="Bo" value="" onChange={() => undefined} />
    </FieldColumn>,
  );
  const [ann, bo] = [screen.getByLabelText('Ann'), screen.getByLabelText('Bo')];
  ann.focus();
  /** Presses a key where the focus is, and says who has it then. */
  const press = (init: KeyboardEventInit) => {
    fireEvent.keyDown(document.activeElement ?? document.body, init);
    return document.activeElement?.getAttribute('name');
  };
  return { onPaste, ann, bo, press };
}

test('Enter and the arrows go from row to row and stay within them', () => {
  const { press } = fields();
  expect(press({ key: 'ArrowUp' })).toBe('1');
  expect(press({ key: 'Enter' })).toBe('2');
  expect(press({ key: 'Enter' })).toBe('2');
  expect(press({ key: 'ArrowUp' })).toBe('1');
  expect(press({ key: 'ArrowDown' })).toBe('2');
});

test('a key that an input method takes moves nowhere', () => {
  const { press } = fields();
  expect(press({ key: 'Enter', isComposing: true })).toBe('1');
  expect(press({ key: 'ArrowDown', isComposing: true })).toBe('1');
});

test('Enter sends no form, not even in the last row', () => {
  const { bo } = fields();
  const event = createEvent.keyDown(bo, { key: 'Enter' });
  fireEvent(bo, event);
  expect(event.defaultPrevented).toBe(true);
});

test('several lines or cells are told with their field, one value is pasted as usual', () => {
  const { onPaste, bo } = fields();
  const paste = (text: string) => {
    fireEvent.paste(bo, { clipboardData: { getData: () => text } });
    return onPaste.mock.lastCall;
  };
  expect(paste('60\n')).toBeUndefined();
  expect(paste('60\n70')).toEqual(['60\n70', '2']);
  expect(paste('Ann\t60')).toEqual(['Ann\t60', '2']);
});
