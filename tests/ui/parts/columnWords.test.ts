import { expect, it } from 'vitest';
import { columnsOf, link, person } from '../../../src/ui/parts/columns';

it('columns load the words that their kinds speak, whatever the list is of', () => {
  const of = () => ({ student_id: 1, name: 'Ann', username: 'ann' });
  expect(columnsOf('feedback', [person('student', of)]).areas).toEqual([
    ...['feedback', 'students', 'parts'],
  ]);
  const head = link('name', String, String, { head: 'homework:name', explained: 'answers:why' });
  expect(columnsOf(['rewards', 'answers'], [head]).areas).toEqual([
    ...['rewards', 'answers', 'homework', 'parts'],
  ]);
});
