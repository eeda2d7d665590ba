import type { ActorRefFrom } from 'xstate';
import type { studentHomeworkRows } from '../../machines/homework/personRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { studentHomeworkColumns } from './studentHomeworkColumns';

interface StudentDetailHomeworkProps {
  readonly actor: ActorRefFrom<typeof studentHomeworkRows>;
}

const words = { count: 'count.assignment', search: 'search.homework' };

/** The homework of one student [SCREEN-040]. */
export function StudentDetailHomework({ actor }: StudentDetailHomeworkProps) {
  return <ListScreen inTab {...{ actor, words }} columns={studentHomeworkColumns} />;
}
