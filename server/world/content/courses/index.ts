import { chemistryCourses } from './chemistry';
import { chineseCourses } from './chinese';
import { englishCourses } from './english';
import { mathematicsCourses } from './mathematics';
import { physicsCourses } from './physics';
import { trainingCourses } from './training';
import type { Course } from '../types';

export const courses: readonly Course[] = [
  ...englishCourses,
  ...mathematicsCourses,
  ...chineseCourses,
  ...physicsCourses,
  ...chemistryCourses,
  ...trainingCourses,
];
