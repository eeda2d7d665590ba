// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeAnswers } from '../../../src/machines/home/homePolls.paths';
import { todos } from '../../../src/machines/home/todos';
import { todosPaths } from '../../../src/machines/home/todos.paths';
// Loads the dictionary, which the name waits for.
import '../../../src/ui/parts/SpelledName';
import { TodoScreen } from '../../../src/ui/home/TodoScreen';
import { PutAside } from '../../../src/ui/parts/PutAside';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';
import { openHome } from './homePages';

it('tells students of one name apart by account and grade', async () => {
  const page = openHome('en');
  const [thing] = homeAnswers.todoList.list;
  const [one, other] = ['ann01', 'ann02'].map((username) => ({ name: 'Ann', username, grade: 8 }));
  const list = [
    { ...thing, item: 'some', name: 'Fractions', student_id: null, students: [one, other] },
    { ...thing, item: 'own', name: 'Ann', student_id: 1, students: [one], count: 1 },
  ];
  await page.answer('/home/todoList', { ...homeAnswers.todoList, list });
  const rows = ['Fractions', 'Ann'].map((name) => screen.getByRole('link', { name }).closest('li'));
  expect(rows[0]?.textContent).toMatch(/Ann\s+\(ann01, Grade 8\), Ann\s+\(ann02, Grade 8\)/);
  expect(rows[1]?.textContent).toContain('ann01 · Grade 8');
});

it('sets the name in Latin letters of the student whose name a thing has apart from the account', async () => {
  const page = openHome('en');
  const [thing] = homeAnswers.todoList.list;
  const student = { name: '何俊杰', username: 'qh10024', grade: 7 };
  const list = [{ ...thing, name: student.name, student_id: 1, students: [student], count: 1 }];
  await page.answer('/home/todoList', { ...homeAnswers.todoList, list });
  await screen.findByText('He Junjie');
  const row = screen.getByRole('link', { name: student.name }).closest('li');
  expect(row?.textContent).toContain('He Junjie qh10024 · Grade 7');
});

it('leaves the whole width to whom a thing is about: how much of it stands above, beside its name', async () => {
  const page = openHome('en');
  const [thing] = homeAnswers.todoList.list;
  const students = [{ name: 'Ann', username: 'ann01', grade: 8 }];
  const list = [{ ...thing, name: 'Fractions', student_id: null, students, count: 2 }];
  await page.answer('/home/todoList', { ...homeAnswers.todoList, list });
  const row = screen.getByRole('link', { name: 'Fractions' }).closest('li');
  expect(row?.textContent).toMatch(/Fractions.*2 items.*Ann\s+\(ann01, Grade 8\)/);
});

it('says of answers that wait how many of them were put aside, and of other things nothing', async () => {
  const { actor, last } = run(todos, todosPaths.inputs.subject);
  showView(
    <PutAside value={[7, 9, 11]}>
      <TodoScreen actor={actor} />
    </PutAside>,
  );
  const [thing] = homeAnswers.todoList.list;
  const list = [
    { ...thing, item: 'answers', name: 'Ann', url: '/homework/list?view=answers&answers=7,8,9' },
    { ...thing, item: 'others', name: 'Bo', url: '/homework/list?answer_id=11&answers=12' },
  ];
  await act(() => last().answer({ ...homeAnswers.todoList, list }));
  const rows = ['Ann', 'Bo'].map((name) => screen.getByRole('link', { name }).closest('li'));
  expect(rows[0]?.textContent).toContain('2 put aside');
  expect(rows[1]?.textContent).not.toContain('put aside');
});
