import type { AnswerOf, PayloadOf } from '../../src/contract/call';
import { gradingPlace } from '../../src/contract/grading';
import { createClient } from '../server/rig/client';
import { personAt } from './paths/grading/desk';
import type { World } from './world';

type Work = Pick<PayloadOf<typeof gradingPlace>, 'kind' | 'id'>;

/** The works that wait for Zhou, in the order of their places. */
export async function lineOf(world: World): Promise<Work[]> {
  const client = createClient(world.address);
  const place = ({ kind, id }: Work): Promise<AnswerOf<typeof gradingPlace>> =>
    client.ask(gradingPlace, { subject_id: 3, kind, id }, { as: 'zhou' });
  let first: Work = { kind: 'essay', id: await personAt({ world }, 'toBeCorrected') };
  for (let { previous } = await place(first); previous !== null;) {
    first = previous;
    ({ previous } = await place(first));
  }
  const line = [first];
  for (
    let { next } = await place(first);
    next !== null && line.length < 99;
    { next } = await place(next)
  ) {
    line.push(next);
  }
  return line;
}

/** Where a work of subject 3 is graded. */
export const addressOf = ({ kind, id }: Work) =>
  `/homework/list?subject_id=3&${kind === 'essay' ? 'person_id' : 'answer_id'}=${String(id)}`;
