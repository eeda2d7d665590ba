// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noAnswer, refusal } from '../../machines/fakes';
import { correctedEssay } from '../../machines/grading/startGrading';
import { openFilled, openWriting, submit } from './openEssay';
import { stages } from './stages';

describe('the coverage meter', () => {
  it('[ENTITY-017] counts remarks and comments, and names what still lacks anything', async () => {
    await openFilled();
    const coverage = screen.getByRole('region', { name: 'Comments on the six categories' });
    const meter = within(coverage).getByRole('meter');
    expect(meter.getAttribute('aria-valuenow')).toBe('3');
    const missing = within(coverage)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((words) => words.endsWith('nothing yet'));
    expect(missing).toEqual([
      'Description: nothing yet',
      'Detail: nothing yet',
      'Structure: nothing yet',
    ]);
  });
});

describe('remarks', () => {
  const list = () => screen.getByRole('region', { name: 'Remarks on the text' });

  it('stand in the order of the text', async () => {
    await openFilled();
    const cards = within(list()).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      '1Content and material“My garden”Your own.',
      '2Language“In spring it smells of rain.”Lively.',
    ]);
  });

  it('one that is picked in the text is opened beside it, ready to be changed', async () => {
    await openFilled();
    const essay = screen.getByRole('textbox', { name: /^Ann/ });
    fireEvent.click(within(essay).getByText('My garden'));
    const [card] = within(list()).getAllByRole('listitem');
    const comment = card && within(card).getByLabelText('Remark');
    expect(document.activeElement).toBe(comment);
  });

  it('one that is picked beside the text is shown in it', async () => {
    await openFilled();
    const [, second] = within(list()).getAllByRole('button');
    if (second) fireEvent.click(second);
    const shown = document.querySelector('[role=textbox] [data-selected]');
    expect(shown?.textContent).toBe('In spring it smells of rain.');
  });

  it('[ENTITY-017] begins with words that are selected and a category', async () => {
    const { actor } = await openWriting();
    act(() => {
      actor.send({ type: 'stretch.marked', start: 3, end: 9 });
    });
    const bar = screen.getByRole('group', { name: 'Remark on the selected words' });
    expect(within(bar).getByRole('status').textContent).toBe('Selected: “garden”');
    fireEvent.click(within(bar).getByRole('button', { name: 'Structure' }));
    const comment = within(list()).getByLabelText('Remark');
    fireEvent.change(comment, { target: { value: 'Good.' } });
    const category = within(list()).getByLabelText('Category of remark 1');
    fireEvent.change(category, { target: { value: 'language' } });
    const [note] =
      actor.getSnapshot().children.grading?.getSnapshot().context.values.annotations ?? [];
    expect(note).toMatchObject({ start: 3, end: 9, category: 'language', comment: 'Good.' });
  });

  it('one can be about other words, or be taken back', async () => {
    const { actor, work } = await openFilled();
    act(() => {
      work.send({ type: 'annotation.selected', id: 'a2' });
    });
    const move = within(list()).getByRole('button', { name: 'Move to selected words' });
    expect(move.getAttribute('aria-disabled')).toBe('true');
    act(() => {
      actor.send({ type: 'stretch.marked', start: 10, end: 18 });
    });
    fireEvent.click(within(list()).getByRole('button', { name: 'Move to selected words' }));
    expect(within(list()).getByText('“is small”')).toBeTruthy();
    fireEvent.click(within(list()).getByRole('button', { name: 'Remove' }));
    expect(within(list()).queryByText('Your own.')).toBeNull();
  });
});

describe('what is written', () => {
  it('[VALID-058] [VALID-060] says beside each field what is missing, and goes there', async () => {
    await openWriting();
    fireEvent.click(screen.getByRole('button', { name: 'Read through and submit' }));
    expect(screen.getByText('Enter a score')).toBeTruthy();
    expect(screen.getByText('Write an overall comment')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Score'));
  });

  it('[VALID-058] [VALID-060] marks what is optional, and neither rating, comment nor remark', async () => {
    const { work } = await openFilled();
    act(() => {
      work.send({ type: 'annotation.selected', id: 'a1' });
    });
    const marked = screen.getAllByText('Optional').map((mark) => mark.previousSibling?.textContent);
    expect(marked).toEqual([
      ...['Tags', 'Topic', 'Content and material', 'Description', 'Detail'],
      ...['Language', 'Structure'],
    ]);
    for (const name of ['Score', 'Overall comment', 'Remark']) {
      expect(screen.getByRole('textbox', { name }).getAttribute('aria-required')).toBe('true');
    }
  });

  it('[VALID-059] takes figures only as a rating', async () => {
    const { work } = await openWriting();
    const rating = screen.getByLabelText('Score');
    fireEvent.change(rating, { target: { value: '87' } });
    fireEvent.change(rating, { target: { value: '87a' } });
    fireEvent.click(screen.getByRole('button', { name: 'Read through and submit' }));
    expect(work.getSnapshot().context.values.rating).toBe('87a');
    expect(screen.getByText('Enter a whole number from 1 to 100')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how long a comment may be when it is longer', async () => {
    await openWriting();
    const comment = screen.getByLabelText('Overall comment');
    fireEvent.change(comment, { target: { value: 'x'.repeat(2001) } });
    fireEvent.click(screen.getByRole('button', { name: 'Read through and submit' }));
    expect(screen.getByText('Too long: 2001 of at most 2000 characters')).toBeTruthy();
  });

  it('puts the student’s name into a phrase of the bank', async () => {
    const { work } = await openWriting();
    fireEvent.click(screen.getByRole('button', { name: 'Phrases: Overall comment' }));
    fireEvent.click(screen.getByRole('menuitem', { name: /^Well done, Ann/ }));
    await vi.waitFor(() =>
      expect(work.getSnapshot().context.values.comment).toMatch(/^Well done, Ann\./),
    );
  });

  it('[ENTITY-017] of an English essay takes tags and phrases in English, in a Chinese interface too', async () => {
    await openWriting('zh', 1);
    expect(screen.getByRole('checkbox', { name: 'Clear structure' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '常用评语：总评' }));
    expect(screen.getByRole('menuitem', { name: /^Well done, Ann/ })).toBeTruthy();
  });

  it('is kept on this computer, and says since when', async () => {
    await stages['kept as a draft']('en');
    expect(screen.getByText(/14:30/)).toBeTruthy();
  });

  it('counts characters and, in English, words', async () => {
    await openWriting();
    expect(screen.getByText('10 words, 39 characters')).toBeTruthy();
  });
});

describe('before it is submitted', () => {
  it('[GRA-01] shows the essay with numbered remarks and all that follows, and its verb', async () => {
    await stages.confirming('en');
    const dialog = screen.getByRole('dialog', { name: 'What Ann will see' });
    const follows = within(dialog).getByRole('list', { name: 'What follows' });
    expect(
      within(follows)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ann sees the score 88 and the overall comment',
      '2 remarks on the text',
      'A comment on 1 category',
      'Nothing is said about 3 categories: Description, Detail, Structure',
      'The homework becomes “Corrected” and cannot be changed afterwards',
    ]);
    const essay = within(dialog).getByRole('article', { name: 'Ann’s essay' });
    expect(essay.textContent).toBe('My garden1 is small. In spring it smells of rain.2');
    expect(within(dialog).getByText('Lively.')).toBeTruthy();
    expect(within(dialog).getByText('Kept to the task.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Submit correction' })).toBeTruthy();
  });

  it('[ENTITY-017] numbers remarks where they end, also where they overlap', async () => {
    const { work } = await openFilled();
    act(() => {
      work.send({
        type: 'annotation.added',
        annotation: { start: 3, end: 18, category: 'language', comment: 'Short.' },
      });
      work.send({ type: 'submit.requested' });
    });
    const essay = screen.getByRole('article', { name: 'Ann’s essay' });
    expect(essay.textContent).toBe('My garden1 is small2. In spring it smells of rain.3');
  });

  it('[GRA-03] lets the person go on writing', async () => {
    await stages.confirming('en');
    fireEvent.click(screen.getByRole('button', { name: 'Go on editing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('afterwards', () => {
  it('[GRA-05] is for reading, with the way to the next', async () => {
    await stages.submitted('en');
    expect(screen.queryByRole('textbox')).toBeNull();
    const next = screen.getByRole('link', { name: /^Next: Bo/ });
    expect(next.getAttribute('href')).toBe('/homework/list?person_id=8');
  });

  it('[GRA-05] leads on with its first button to the next that waits, called by name, and to the list with its second', async () => {
    await stages.submitted('en');
    const ways = within(
      screen.getByText(/can no longer be changed/).closest('[role=status]') ?? document.body,
    );
    const [next, list] = ways.getAllByRole('link');
    expect(next?.textContent).toBe('Continue with Bo (bo)My hometownHanded in Fri 20 Nov, 19:30');
    expect(next?.getAttribute('href')).toBe('/homework/list?person_id=8');
    expect(list?.getAttribute('href')).toBe('/homework/list?status=toBeCorrected');
  });

  it('says who has corrected it, and when', async () => {
    await stages.corrected('en');
    expect(screen.getByText(/^Corrected by Wang, .*14:20/)).toBeTruthy();
  });

  it.each([
    [undefined, /^Wang graded this first, .*14:20\.$/],
    ['invalid', /^Wang withdrew this homework, .*14:20\.$/],
  ])('says what somebody else did first, when the status is %s now', async (status, sentence) => {
    const { work, fail } = await openFilled();
    submit(work);
    const rival = { by: 'Wang', at: '2026-11-20T14:20:00+08:00', status };
    await fail('/homework/correct', refusal('conflict', 'Too late', rival));
    expect(within(screen.getByRole('alert')).getByText(sentence)).toBeTruthy();
  });

  it.each([
    [true, 'You have graded this already', /^You submitted a grading, .*14:20: in another window/],
    [false, 'Your correction was not submitted', /^Wang graded this first, .*14:20\.$/],
  ])('says whether it was oneself who was first: %s', async (isOwn, title, sentence) => {
    const { work, fail, answer } = await openFilled();
    submit(work);
    const rival = { by: 'Wang', at: '2026-11-20T14:20:00+08:00', is_own: isOwn };
    await fail('/homework/correct', refusal('conflict', 'Too late', rival));
    // One's own is compared with what was written.
    await answer('/homework/info', correctedEssay);
    const alert = within(screen.getByRole('region', { name: title })).getByRole('alert');
    expect(within(alert).getByText(sentence)).toBeTruthy();
  });

  it('[GRA-06] says in the form that nobody knows whether it was done when nobody answered, and how to send it again', async () => {
    const { work, fail } = await openFilled();
    submit(work);
    await fail('/homework/correct', noAnswer());
    const alert = within(screen.getByRole('form')).getByRole('alert');
    expect(alert.textContent).toContain('it is not known whether this was done. Network error');
    expect(alert.textContent).toContain('sent again unchanged, it is done only once');
  });

  it('[GRA-06] keeps all that was written when somebody else was first', async () => {
    await stages.overtaken('en');
    expect(screen.getByRole('alert').textContent).toContain('Wang');
    const kept = document.querySelector('code')?.textContent ?? '';
    expect(kept.split('\n')).toEqual([
      'Score: 88',
      'Tags: Sincere',
      'Overall comment: A clear beginning.',
      'Topic: Kept to the task.',
      'Content and material “My garden”: Your own.',
      'Language “In spring it smells of rain.”: Lively.',
    ]);
  });
});

describe('adaptive homework', () => {
  it('shows each answer beside the right one', async () => {
    await stages.adaptive('en');
    const [, first, second] = within(screen.getByRole('table', { name: 'Answers' })).getAllByRole(
      'row',
    );
    expect(first?.textContent).toMatch(/32Wrong41$/);
    expect(second?.textContent).toMatch(/22RightGrade no. 29$/);
    expect(screen.getByText('1 of 2 questions right')).toBeTruthy();
    // What the letters of a choice stand for.
    expect(within(screen.getByRole('table')).getByText('It is three.')).toBeTruthy();
  });
});
