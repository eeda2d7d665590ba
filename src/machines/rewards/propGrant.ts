import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { sendReward } from '../../contract/rewards';
import { grantCost, propOf, propStock, propStudentRow, typedGrant } from '../../domain/props';
import { form } from '../parts/form';
import { propRenewal } from './propRenewal';

/** A prop for one student or several, each so many, with a message [ROLE-018]. */
export const propGrant = form({
  id: 'propGrant',
  scope: {
    subject_id: subjectId,
    student_ids: z.array(z.int()),
    /** Those of them that are in sight; the others were ticked on another page. */
    students: z.array(propStudentRow),
    props: z.array(propStock),
  },
  schema: ({ props, student_ids }) => typedGrant(props, student_ids.length),
  initial: { prop: '', count: '', message: '' },
  renewal: { by: propRenewal, payload: ({ subject_id }) => ({ subject_id }) },
  keepsDraft: true,
  submit: {
    call: sendReward,
    payload: ({ values: { prop, count, message }, scope: { subject_id, student_ids } }) => ({
      ...{ subject_id, student_ids, prop_id: Number(prop), count: Number(count), message },
    }),
  },
});

type Snapshot = SnapshotFrom<typeof propGrant>;

/** Who is granted something, and what there is to give. */
export const selectGranted = ({ context: { scope } }: Snapshot) => scope;

/** The prop that is chosen; undefined while none is. */
export const selectProp = ({ context: { values, scope } }: Snapshot) =>
  propOf(scope.props, values.prop);

/** How many it takes in all, and how many of them are missing; null as long as no prop or no number stands there. */
export const selectCost = ({ context: { values, scope } }: Snapshot) =>
  grantCost(scope.props, scope.student_ids.length, values);
