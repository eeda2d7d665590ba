import { chakra } from '@chakra-ui/react';
import type { DialogueStudent } from '../../domain/dialogues';
import { columnsOf, count, moment, person, text } from '../parts/columns';
import { Text } from '../parts/Text';
import { assistantPage, FlagStatus } from './flagWords';

/** A student who talked with the AI supervisor: why it flagged something, and how much of that waits [SCREEN-140]. */
export const dialogueStudentColumns = columnsOf<DialogueStudent>(
  ['supervision', 'students'],
  [
    person('student', (row) => row, {
      to: ({ student_id: id, flag_id: flag }) =>
        assistantPage(id, { view: 'dialogues', ...(flag !== null && { flag: String(flag) }) }),
    }),
    text('kinds', ({ kinds }, { t }) => kinds.map((kind) => t(`kind.${kind}`)).join(t('and')), {
      width: 60,
      cell: ({ kinds }, { t }) => (
        <chakra.span display="flex" flexWrap="wrap" columnGap={3}>
          {kinds.length === 0 ? <Text muted>{t('notFlagged')}</Text> : null}
          {kinds.map((kind) => (
            <FlagStatus key={kind} kind={kind} short />
          ))}
        </chakra.span>
      ),
    }),
    count('open', ({ open_count }) => open_count, { width: 20 }),
    count('judged', ({ judged_count }) => judged_count, { width: 20, yields: 2 }),
    count('dialogues', ({ dialogue_count }) => dialogue_count, { width: 26, yields: 1 }),
    moment('last', ({ last_at }) => last_at, { yields: 1 }),
  ],
);
