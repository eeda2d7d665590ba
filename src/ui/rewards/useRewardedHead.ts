import { useToldName } from '../parts/useToldName';

interface Student {
  readonly name: string;
  readonly username: string;
}

/** What the head of a dialog says of whom it is for: how many, and who if it is one, told from namesakes by the account. */
export function useRewardedHead(students: readonly Student[], count: number) {
  const told = useToldName();
  const [student] = students;
  return { name: told(student?.name ?? ''), username: student?.username ?? '', count };
}
