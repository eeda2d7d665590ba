import { expect, it } from 'vitest';
import { homework } from '../../../src/machines/homework/homework';
import { homeworkPaths } from '../../../src/machines/homework/homework.paths';
import { homeworkDetail } from '../../../src/machines/homework/homeworkDetail';
import { homeworkDetailPaths } from '../../../src/machines/homework/homeworkDetail.paths';
import { findingsOf, proven } from '../proof';

it.each([
  ['homework', homework, homeworkPaths],
  ['homeworkDetail', homeworkDetail, homeworkDetailPaths],
])(
  '%s takes every transition on generated paths, which notice every mistake',
  (_, chart, paths) => {
    expect(findingsOf(chart, paths)).toEqual(proven);
  },
);
