import { message } from '../../domain/messages';
import { sentFeedbackRow } from '../../domain/sentFeedback';
import { sentColumns } from '../../ui/feedback/sentColumns';
import { messageColumnsOf } from '../../ui/messages/messageColumns';
import { type Writer, writerOf } from './listWriter';

const nobodyAsks = () => undefined;

/** The lists of what was received and sent, by the ids of their charts. */
export const messageWriters: Readonly<Record<string, Writer>> = {
  messageRows: writerOf({
    row: message,
    columns: messageColumnsOf(0, nobodyAsks),
    title: (t) => t('title'),
  }),
  sentFeedbackRows: writerOf({
    row: sentFeedbackRow,
    columns: sentColumns(nobodyAsks),
    title: (t) => t('headquarters.sent'),
  }),
};
