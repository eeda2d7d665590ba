// @vitest-environment happy-dom
import { describe } from 'vitest';
import { checkLooks } from '../looks';
import { stages } from './stages';

describe('every look of the essay screen', () => {
  checkLooks(stages);
});
