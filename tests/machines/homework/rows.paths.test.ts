import { expect, it } from 'vitest';
import { homeworkRows } from '../../../src/machines/homework/homeworkRows';
import { homeworkRowsPaths } from '../../../src/machines/homework/homeworkRows.paths';
import { homeworkStudentRows } from '../../../src/machines/homework/homeworkStudentRows';
import { homeworkStudentRowsPaths } from '../../../src/machines/homework/homeworkStudentRows.paths';
import {
  assignmentPersonRows,
  studentHomeworkRows,
} from '../../../src/machines/homework/personRows';
import {
  assignmentPersonRowsPaths,
  studentHomeworkRowsPaths,
} from '../../../src/machines/homework/personRows.paths';
import { persist, restore } from '../../../src/machines/parts/reload';
import { proveChart } from '../../../src/paths';

// That paths notice every mistake of such a list is shown where lists are made.
it.each([
  ['homeworkRows', homeworkRows, homeworkRowsPaths],
  ['homeworkStudentRows', homeworkStudentRows, homeworkStudentRowsPaths],
  ['assignmentPersonRows', assignmentPersonRows, assignmentPersonRowsPaths],
  ['studentHomeworkRows', studentHomeworkRows, studentHomeworkRowsPaths],
])('%s takes every transition on generated paths', (_, chart, paths) => {
  const proof = proveChart(chart, paths, { reload: { persist, restore } });
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
