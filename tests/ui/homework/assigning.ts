import { assignmentOptions } from '../../../src/machines/homework/assignmentOptions';
import { assignmentOptionsPaths } from '../../../src/machines/homework/assignmentOptions.paths';
import { homeworkAssignment } from '../../../src/machines/homework/homeworkAssignment';
import { homeworkAssignmentPaths } from '../../../src/machines/homework/homeworkAssignment.paths';
import { draft } from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';

/** The chart of the dialog that assigns, with those that it runs. */
export const assigning = {
  chart: homeworkAssignment,
  paths: homeworkAssignmentPaths,
  parts: {
    options: { chart: assignmentOptions, paths: assignmentOptionsPaths },
    draft: { chart: draft, paths: draftPaths },
  },
};
