import type { AnswerOf, PayloadOf } from '../../src/contract/call';
import { gradingPlace } from '../../src/contract/grading';
import { homeworkPersons, homeworkSummary } from '../../src/contract/homework';
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

/** Adaptive homework of Zhou's that several students have handed in, with their work in the order of its list. */
export async function adaptiveHomework(world: World) {
  const client = createClient(world.address);
  const asked = { subject_id: 3, status: ['completed' as const], page: 1, page_size: 20 };
  const adaptive = { ...asked, type: 'adaptive' as const };
  const { list } = await client.ask(homeworkSummary, adaptive, { as: 'zhou' });
  const { homework_id = 0 } = list.find(({ counts }) => counts.completed > 1) ?? {};
  const persons = await client.ask(homeworkPersons, { ...asked, homework_id }, { as: 'zhou' });
  return { homework_id, answered: persons.list.map(({ person_id: id }) => id) };
}
