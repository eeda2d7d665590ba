// @vitest-environment happy-dom
import { describe } from 'vitest';
import { checkAccess } from '../looks';
import { stages } from './stages';

describe('looks of the essay screen', () => {
  checkAccess(stages);
});
