import { z } from 'zod/mini';
import { idList } from '../../contract/fields';
import { lockPick } from '../../machines/lessons/lockPick';
import { LockPickScreen } from '../../ui/lessons/LockPickScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: lockPick,
  view: LockPickScreen,
  input: ({ subjectId, key }) => ({
    subjectId,
    picked: z.safeParse(idList, key['student_ids']).data ?? [],
  }),
});
