import { propsIndex } from '../../contract/rewards';
import { renewal } from '../parts/renewal';

/** Keeps the stock of props of a grant that is being written up to date. */
export const propRenewal = renewal({
  id: 'propRenewal',
  call: propsIndex,
  scope: ({ list }) => ({ props: list }),
  concerns: ({ type }) => type === 'student.changed',
});
