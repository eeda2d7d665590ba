// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../locales/en/grading.json';
import { gradingPlace } from '../../../src/contract/grading';
import { answerWork } from '../../../src/machines/grading/answerWork';
import { subjective } from '../../../src/machines/grading/subjective';
import { SubjectiveOwn } from '../../../src/ui/grading/SubjectiveMarks';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

it('a score is called far from the last ones only once all its marks are typed', async () => {
  const { actor, asked } = run(answerWork, { subjectId: 3, answerId: 7 });
  await act(async () => {
    await asked
      .find(({ name }) => name === gradingPlace.path)
      ?.answer({
        ...{ among: 'waiting', position: 1, total: 1, next: null, previous: null, first: null },
        ...{ recent: Array.from({ length: 20 }, () => 80), used: [] },
      });
  });
  const isFar = (marks: object) => {
    const values = { ...subjective.empty, ...marks };
    const { unmount } = showView(<SubjectiveOwn actor={actor} values={values} />);
    const far = screen.queryByText(en.own.far) !== null;
    unmount();
    return far;
  };
  expect(isFar({ central_material: '30' })).toBe(false);
  expect(isFar({ central_material: '30', language: '40', structure: '10' })).toBe(false);
  expect(isFar({ central_material: '30', language: '0', structure: '0' })).toBe(true);
});
