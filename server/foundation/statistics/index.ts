import {
  checkExportButton,
  foundationTypes,
  primaryEnglishLevels,
} from '../../../src/contract/foundation';
import { modes } from '../../../src/domain/foundation';
import { courseLevels } from '../../../src/domain/lessons';
import { holds } from '../../../src/domain/permissions';
import { subjectIds } from '../../../src/domain/subjects';
import { type Handler, serve } from '../../serve';
import { bit } from '../../wire';
import { say } from '../../words';
import { courseHandlers } from './courses';
import { dayHandlers } from './days';
import { listHandlers } from './list';
import { remindHandlers } from './remind';
import { roundHandlers } from './rounds';
import { studentHandlers } from './students';

/** Every level of a course, from the lowest. */
const levels = Array.from(
  { length: courseLevels.highest - courseLevels.lowest + 1 },
  (_, at) => courseLevels.lowest + at,
);

export const statisticsHandlers: readonly Handler[] = [
  ...listHandlers,
  ...remindHandlers,
  ...studentHandlers,
  ...dayHandlers,
  ...courseHandlers,
  ...roundHandlers,

  serve(foundationTypes, ({ language }) =>
    Promise.resolve({
      list: modes.map((mode) => ({
        type: String(mode),
        name: say(language, `foundation.type.${String(mode)}`),
      })),
    }),
  ),

  serve(checkExportButton, ({ session }) =>
    Promise.resolve({
      is_show: bit(holds(session.account.permissions, 'operationManagerPermission')),
    }),
  ),

  serve(primaryEnglishLevels, ({ payload, language }) =>
    Promise.resolve({
      list:
        payload.subject_id === subjectIds.english
          ? levels.map((level) => ({
              level,
              name: say(language, 'foundation.primaryLevel', { level }),
            }))
          : [],
    }),
  ),
];
