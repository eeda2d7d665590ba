import type { Area } from '../area';
import { essayHandlers } from './essays';
import { placeHandlers } from './place';
import { subjectiveHandlers } from './subjective';

export const area: Area = {
  handlers: [...essayHandlers, ...subjectiveHandlers, ...placeHandlers],
};
