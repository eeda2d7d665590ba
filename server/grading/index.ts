import type { Handler } from '../serve';
import { essayHandlers } from './essays';
import { subjectiveHandlers } from './subjective';

export const gradingHandlers: readonly Handler[] = [...essayHandlers, ...subjectiveHandlers];
