import { message } from '../../domain/messages';
import { messageColumnsOf } from '../../ui/messages/messageColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of messages, by the ids of their charts. */
export const files: Writers = {
  messageRows: writerOf({
    row: message,
    columns: messageColumnsOf(0, () => undefined),
    title: (t) => t('title'),
  }),
};
