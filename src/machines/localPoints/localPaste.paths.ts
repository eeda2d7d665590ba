import { formPaths } from '../parts/form.paths';

/** What QA plans the paths of a pasted column with. */
export const localPastePaths = formPaths({
  input: { scope: { point_count: 2, fixed_count: 0 }, values: { column: 'frequency', text: '30' } },
  ...{ field: 'text', wrong: '35', right: '10' },
});
