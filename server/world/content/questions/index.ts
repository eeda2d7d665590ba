import { chemistryQuestions } from './chemistry';
import { chineseQuestions } from './chinese';
import { englishQuestions } from './english';
import { mathematicsQuestions } from './mathematics';
import { physicsQuestions } from './physics';
import type { Question } from '../types';

export const questions: readonly Question[] = [
  ...englishQuestions,
  ...mathematicsQuestions,
  ...chineseQuestions,
  ...physicsQuestions,
  ...chemistryQuestions,
];
