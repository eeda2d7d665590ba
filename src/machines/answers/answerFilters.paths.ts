import { formPaths } from '../parts/form.paths';

/** Samples for the paths of the further filters. */
export const answerFiltersPaths = formPaths({
  input: { scope: {}, values: { from: '', to: '', minimum: '', maximum: '' } },
  field: 'maximum',
  wrong: '300',
  right: '90',
});
