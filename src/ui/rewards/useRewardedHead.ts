import { useToldName } from '../parts/useToldName';

interface Student {
  readonly name: string;
  readonly username: string;
}

/**
 * What the head of a dialog says of whom it is for: how many, and who if it is one, told from namesakes by the account.
 * Nobody is named while the names are on their way, or stand on another page.
 */
export function useRewardedHead(students: readonly Student[], count: number) {
  const told = useToldName();
  const [student] = students;
  if (student === undefined) return { count, context: 'unnamed' };
  return { name: told(student.name), username: student.username, count };
}
