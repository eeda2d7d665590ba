import { z } from 'zod/mini';
import { savedView, viewName } from '../domain/savedViews';
import { call } from './call';
import { id, text } from './fields';

const path = text(1, 100);

/** The account's own saved views of a page, by name. */
export const viewList = call('/view/list', { path }, { list: z.array(savedView) });

/** Saves the filters of a page under a name; a view of the same name is replaced. At most 20 a page. */
export const saveView = call(
  '/view/save',
  { path, name: viewName, query: text(0, 2_000) },
  { view_id: z.int() },
  { changes: true },
);

/** Gives one of the account's own saved views another name, which no other view of its page has. */
export const renameView = call(
  '/view/rename',
  { view_id: id, name: viewName },
  {},
  { changes: true, sets: true },
);

/** Removes one of the account's own saved views. */
export const removeView = call('/view/remove', { view_id: id }, {}, { changes: true });
