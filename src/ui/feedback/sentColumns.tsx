import { chakra } from '@chakra-ui/react';
import type { SentFeedbackRow } from '../../domain/sentFeedback';
import { columnsOf, moment, text, word } from '../parts/columns';

/** The text opens it, in one line however long it is. */
const Opener = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'hidden',
    color: 'brand.fg',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

/** What was sent to headquarters; a press on the text opens it. */
export const sentColumns = (onOpen: (feedbackId: number) => void) =>
  columnsOf<SentFeedbackRow>(
    'feedback',
    [
      text('content', ({ content }) => content, {
        cell: ({ feedback_id, content }) => (
          <Opener type="button" onClick={() => onOpen(feedback_id)}>
            {content}
          </Opener>
        ),
      }),
      word('type', ({ type }) => type, { width: 34 }),
      moment('sent', ({ created_at }) => created_at),
    ],
    'field',
  );
