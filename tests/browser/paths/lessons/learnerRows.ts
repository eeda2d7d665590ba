import { classList, courseList } from '../../../../src/contract/courses';
import { classStudentRows, courseStudentRows } from '../../../../src/machines/lessons/learnerRows';
import {
  classStudentRowsPaths,
  courseStudentRowsPaths,
} from '../../../../src/machines/lessons/learnerRows.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou, comeBack } from '../../world';
import type { Walk } from '../adapter';
import { collectionAdapter } from '../collection';

const subject_id = 2;
const page = { page: 1, page_size: 200 };
const search = { label: 'students:search', text: '欧阳' };

const open = ({ page: tab, world, language }: Walk, address: string) =>
  comeBack(tab, world, 'zhou', `${address}subject_id=${String(subject_id)}`, language);

/** More than a page of classes, and of students in the first of them. */
async function giveClasses({ world }: Walk): Promise<void> {
  await world.control('lessons/courses', { uname: 'zhou', subject_id: String(subject_id) });
}

/** The students of the course that most of them take. */
export const courseStudentRowsAdapter = collectionAdapter({
  chart: courseStudentRows,
  catalogue: courseStudentRowsPaths,
  words: 'lessons',
  async enter(walk) {
    const client = createClient(walk.world.address);
    const asked = { subject_id, list: 'formal', ...page } as const;
    const { list } = await client.ask(courseList, asked, asZhou);
    const largest = list.toSorted((one, other) => other.student_count - one.student_count)[0];
    await open(walk, `/lesson/detail?course_id=${String(largest?.course_id)}&`);
  },
  search,
});

/** The students of a class. */
export const classStudentRowsAdapter = collectionAdapter({
  chart: classStudentRows,
  catalogue: classStudentRowsPaths,
  words: 'lessons',
  async enter(walk) {
    await giveClasses(walk);
    const client = createClient(walk.world.address);
    const asked = { subject_id, keyword: 'Course 1', ...page };
    const { list } = await client.ask(classList, asked, asZhou);
    const largest = list.toSorted((one, other) => other.student_count - one.student_count)[0];
    await open(walk, `/classes/detail?class_id=${String(largest?.class_id)}&`);
  },
  search,
});
