// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFilled, openWriting } from './openEssay';

const list = () => screen.getByRole('region', { name: 'Remarks on the text' });

describe('remarks', () => {
  it('one that was removed comes back in its place by the button that has the focus then', async () => {
    const { work } = await openFilled();
    act(() => {
      work.send({ type: 'annotation.selected', id: 'a2' });
    });
    const remove = within(list()).getByRole('button', { name: 'Remove' });
    remove.focus();
    fireEvent.click(remove);
    const undo = within(list()).getByRole('button', { name: 'Undo removing “My garden”' });
    expect(document.activeElement).toBe(undo);
    const [first] = within(list()).getAllByRole('listitem');
    expect(first?.contains(undo)).toBe(true);
    fireEvent.click(undo);
    const [back] = within(list()).getAllByRole('listitem');
    expect(within(back ?? list()).getByDisplayValue('Your own.')).toBeTruthy();
    expect(back?.contains(document.activeElement)).toBe(true);
  });
});

describe('a correction', () => {
  it('has its score in view beside the way to submit it', async () => {
    const { work } = await openWriting();
    const foot = screen.getByRole('button', { name: 'Read through and submit' }).parentElement;
    expect(foot?.textContent).toContain('No score yet');
    act(() => {
      work.send({ type: 'field.changed', field: 'rating', value: '88' });
    });
    expect(foot?.textContent).toContain('Score: 88 / 100');
  });
});
